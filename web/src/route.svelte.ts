/** Every page is named by its address. */
type Page =
  | { name: "home" }
  | { name: "mine" }
  | { name: "privacy" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "rules"; game: string }
  | { name: "lost" };

export function pageAt(path: string): Page {
  const [room, id, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (room === undefined) return { name: "home" };
  if (id === undefined && (room === "mine" || room === "privacy")) return { name: room };
  if (id === undefined || rest.length > 0) return { name: "lost" };
  if (room === "new" || room === "rules") return { name: room, game: id };
  if (room === "table") return { name: "table", id };
  return { name: "lost" };
}

class Route {
  page = $state<Page>(pageAt(location.pathname));

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.page = pageAt(location.pathname);
  }

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }
}

export const route = new Route();

/** For links: stay in the page unless the visitor wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}

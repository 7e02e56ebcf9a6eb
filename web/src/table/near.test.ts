import { expect, test } from "vitest";
import { nearest } from "./near";

const thing = (x: number, y: number) => ({ left: x - 5, top: y - 5, width: 10, height: 10 });

test("a finger means the nearest thing within its reach", () => {
  expect(nearest({ clientX: 100, clientY: 100 }, [thing(130, 100), thing(100, 115), thing(90, 80)])).toBe(1);
  expect(nearest({ clientX: 100, clientY: 100 }, [thing(130, 100)])).toBe(-1);
  expect(nearest({ clientX: 100, clientY: 100 }, [])).toBe(-1);
});

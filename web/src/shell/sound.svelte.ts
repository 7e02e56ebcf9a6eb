import { prefer, preference } from "../memory";
import type { Scene } from "../scene";

export type Sound = "turn" | "refusal" | "mine" | "theirs" | "dice" | "end";

/** The one sound of what has just come; null when nothing was played. */
export function soundOf(before: Scene, now: Scene): Sound | null {
  if (now.number <= before.number) return null;
  if (now.table.over) return "end";
  const asked = now.seat !== null && now.actor === now.seat;
  if (asked && before.actor !== now.seat) return "turn";
  const lines = now.log.filter((line) => line.number > before.number);
  if (lines.some((line) => line.refs.some((ref) => ref.split("/")[0] === "die"))) return "dice";
  return now.seat !== null && before.actor === now.seat ? "mine" : "theirs";
}

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Tone = [pitch: number, start: number, length: number];
const TONES: Record<Exclude<Sound, "dice">, Tone[]> = {
  turn: [
    [659, 0, 0.5],
    [988, 0.12, 0.7],
  ],
  refusal: [
    [196, 0, 0.16],
    [175, 0.1, 0.22],
  ],
  mine: [[523, 0, 0.16]],
  theirs: [[392, 0, 0.2]],
  end: [
    [523, 0, 0.6],
    [659, 0.16, 0.6],
    [784, 0.32, 0.7],
    [1047, 0.48, 1.1],
  ],
};
const LOUD = 0.09;
const KNOCKS = [0, 0.07, 0.16, 0.21];

/** Small sounds of the house, made on the spot; silent until somebody wants them. */
class Sounds {
  on = $state(preference("sound", "off") === "on");
  #context: AudioContext | null = null;

  turn(): void {
    this.on = !this.on;
    prefer("sound", this.on ? "on" : "off");
    this.play("turn");
  }

  play(sound: Sound | null): void {
    if (!this.on || sound === null || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // a page that was never touched may not sound; it will after the first press
    void context.resume();
    if (sound === "dice") for (const start of KNOCKS) this.#knock(context, start);
    else for (const tone of TONES[sound]) this.#ring(context, tone);
  }

  #ring(context: AudioContext, [pitch, start, length]: Tone): void {
    const voice = context.createOscillator();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    voice.connect(this.#fade(context, start, length, LOUD));
    voice.start(context.currentTime + start);
    voice.stop(context.currentTime + start + length);
  }

  #knock(context: AudioContext, start: number): void {
    const length = 0.04;
    const noise = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = noise;
    source.connect(this.#fade(context, start, length, LOUD * 1.6));
    source.start(context.currentTime + start);
  }

  #fade(context: AudioContext, start: number, length: number, loud: number): AudioNode {
    const gain = context.createGain();
    const begin = context.currentTime + start;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    gain.connect(context.destination);
    return gain;
  }
}

export const sounds = new Sounds();

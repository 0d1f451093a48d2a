/** The command that a key runs. */
export type Command =
  | { type: 'toggle-play' }
  | { type: 'skip'; seconds: number }
  | { type: 'seek-share'; share: number }
  | { type: 'seek-end' }
  | { type: 'mute' }
  | { type: 'subtitles' }
  | { type: 'fullscreen' }
  | { type: 'volume'; by: number }
  | { type: 'faster'; by: 1 | -1 }
  | { type: 'help' };

export interface KeyInput {
  key: string;
  /** The physical key, so that letters work in a Persian layout too. */
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const keyCommands: Readonly<Record<string, Command>> = {
  Space: { type: 'toggle-play' },
  KeyK: { type: 'toggle-play' },
  KeyJ: { type: 'skip', seconds: -10 },
  KeyL: { type: 'skip', seconds: 10 },
  KeyM: { type: 'mute' },
  KeyC: { type: 'subtitles' },
  KeyF: { type: 'fullscreen' },
  ArrowLeft: { type: 'skip', seconds: -5 },
  ArrowRight: { type: 'skip', seconds: 5 },
  ArrowUp: { type: 'volume', by: 0.05 },
  ArrowDown: { type: 'volume', by: -0.05 },
  Home: { type: 'seek-share', share: 0 },
  End: { type: 'seek-end' },
};

const characterCommands: Readonly<Record<string, Command>> = {
  Enter: { type: 'toggle-play' },
  '<': { type: 'faster', by: -1 },
  '>': { type: 'faster', by: 1 },
  '?': { type: 'help' },
  '؟': { type: 'help' },
};

export function commandForKey({ key, code, ctrlKey, altKey, metaKey }: KeyInput): Command | null {
  if (ctrlKey || altKey || metaKey) return null;
  const command = characterCommands[key];
  if (command) return command;
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(code)?.[1];
  // Shift makes a digit key another character, so the character must be a digit, in any script.
  if (digit !== undefined && /^\p{Nd}$/u.test(key)) {
    return { type: 'seek-share', share: Number(digit) / 10 };
  }
  return keyCommands[code] ?? null;
}

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed up or down. */
export function nextRate(rate: number, by: 1 | -1): number {
  const all: readonly number[] = rates;
  return by === 1
    ? (all.find((one) => one > rate) ?? Math.max(...all))
    : (all.findLast((one) => one < rate) ?? Math.min(...all));
}

import { phoneticKeyOf } from './phonetic-key.ts';
import { wordForms } from './words.ts';

/**
 * All words, with the entries that have them in their name or as context. All texts of one entry must be added before
 * those of the next.
 */
export type Dictionary = {
  add: (entry: number, name: string) => void;
  /** Adds text that finds an entry but is not part of its name. */
  addContext: (entry: number, text: string) => void;
  words: () => { word: string; sound: string | null; entries: string; beside: string }[];
};

export function createDictionary(): Dictionary {
  const nameEntries = new Map<string, number[]>();
  const contextEntries = new Map<string, number[]>();
  const texts = new Map<string, readonly string[]>();
  const sounds = new Map<string, string>();
  const knownSounds = new Set<string>();

  const addSounds = (written: string) => {
    if (knownSounds.has(written)) return;
    knownSounds.add(written);
    for (const [word, sound] of phoneticKeysOf(written)) sounds.set(word, sound);
  };

  // Results are cached, because many entries have the same name, such as «قسمت ۵», and every episode has the name of
  // its series as context.
  const wordsIn = (text: string): readonly string[] => {
    const known = texts.get(text);
    if (known) return known;
    const words = [...new Set(wordForms(text).flat())];
    texts.set(text, words);
    text.split(/\s+/).forEach(addSounds);
    return words;
  };

  return {
    add: (entry, name) => {
      for (const word of wordsIn(name)) appendEntry(nameEntries, word, entry);
    },
    addContext: (entry, text) => {
      for (const word of wordsIn(text)) appendEntry(contextEntries, word, entry);
    },
    words: () =>
      [...new Set([...nameEntries.keys(), ...contextEntries.keys()])].map((word) => ({
        word,
        sound: sounds.get(word) ?? null,
        entries: JSON.stringify(nameEntries.get(word) ?? []),
        beside: JSON.stringify(contextEntries.get(word) ?? []),
      })),
  };
}

/** Adds an entry to a word's list once, if entries are added one after the other. */
export function appendEntry(lists: Map<string, number[]>, word: string, entry: number): void {
  const known = lists.get(word);
  if (!known) lists.set(word, [entry]);
  else if (known.at(-1) !== entry) known.push(entry);
}

/** A word with half-spaces gets the phonetic key of its parts, each of which may end in a silent ه. */
function phoneticKeysOf(written: string): (readonly [word: string, sound: string])[] {
  const parts = wordForms(written).at(-1) ?? [];
  return [...parts, parts.join(' ')].flatMap((word) => {
    const sound = /[a-z]/.test(word) ? null : phoneticKeyOf(word);
    return sound === null ? [] : [[word.replaceAll(' ', ''), sound] as const];
  });
}

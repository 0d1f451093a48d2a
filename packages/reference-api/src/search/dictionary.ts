import { soundOf } from './sound.ts';
import { wordForms } from './words.ts';

/** The words of all names, and in the names of which entries each of them is. */
export type Dictionary = {
  add: (entry: number, name: string) => void;
  words: () => { word: string; sound: string | null; entries: string }[];
};

export function createDictionary(): Dictionary {
  const holders = new Map<string, Set<number>>();
  const sounds = new Map<string, string>();
  const heard = new Set<string>();

  const hear = (written: string) => {
    if (heard.has(written)) return;
    heard.add(written);
    for (const [word, sound] of soundsOf(written)) sounds.set(word, sound);
  };

  return {
    add: (entry, name) => {
      for (const word of wordForms(name).flat()) {
        const known = holders.get(word);
        if (known) known.add(entry);
        else holders.set(word, new Set([entry]));
      }
      name.split(/\s+/).forEach(hear);
    },
    words: () =>
      [...holders].map(([word, entries]) => ({
        word,
        sound: sounds.get(word) ?? null,
        entries: JSON.stringify([...entries]),
      })),
  };
}

/** A word with half-spaces sounds like its parts one after another, each of which may end in a silent ه. */
function soundsOf(written: string): (readonly [word: string, sound: string])[] {
  const parts = wordForms(written).at(-1) ?? [];
  return [...parts, parts.join(' ')].flatMap((word) => {
    const sound = /[a-z]/.test(word) ? null : soundOf(word);
    return sound === null ? [] : [[word.replaceAll(' ', ''), sound] as const];
  });
}

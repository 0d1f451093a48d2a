import type { Land, Pair } from '../data/entries.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Library, Story } from './library.ts';
import { createSheet, headline, type Sheet } from './template.ts';

/** The most uses of one sentence in the catalogue; after that a title has none. */
const minUses = 10;

export type Told = { story: Story; name: Pair; summary: string; summaryEn: string };

/** What stands for a family or a person alone, as films of other countries are often called. */
const properNames: readonly Pair[] = [
  ['{hero} {family}', '{hero} {family}'],
  ['خانوادهٔ {family}', 'the {family} family'],
  ['برادران {family}', 'the {family} brothers'],
  ['وصیت {family}', 'the {family} testament'],
  ['خانهٔ {family}', 'the house of {family}'],
  ['پروندهٔ {family}', 'the {family} affair'],
  ['شب‌های {city}', '{city} nights'],
  ['{city}، عشق من', '{city}, my love'],
  ['آخرین قطار {city}', 'the last train to {city}'],
];

/** Makes unique titles, and their plots. */
export function createNamer({ wordsOf }: Library) {
  const used = new Set<string>();
  const timesTold = new Map<string, number>();

  const begin = (story: Story, land: Land, random: SeededRandom) => {
    const sheet = createSheet(random, wordsOf(land, random.maybe(0.5)));
    const which = random.whole(0, story.plots.length - 1);
    const plot = sheet.fill(story.plots[which] ?? one(random, story.plots));
    const proper = land.country !== 'IR' && random.maybe(0.18);
    const fitting = story.names.filter(({ plot }) => plot === undefined || plot - 1 === which);
    const names = proper ? properNames : fitting.map(({ name }) => name);
    const [fa, en] = sheet.fill(one(random, names));
    return { story, sheet, plot, name: [fa, headline(en)] as const };
  };

  const line = (lines: readonly string[], sheet: Sheet, random: SeededRandom): string[] => {
    const fresh = lines.filter((one) => (timesTold.get(one) ?? 0) < minUses);
    if (fresh.length === 0) return [];
    const chosen = one(random, fresh);
    timesTold.set(chosen, (timesTold.get(chosen) ?? 0) + 1);
    return [sheet.fill([chosen, ''])[0]];
  };

  /** A sentence or two after the plot; many an editor writes none. */
  const tail = (story: Story, sheet: Sheet, random: SeededRandom): string[] => {
    const shape = random.between(0, 1);
    const turn = shape < 0.75 ? line(story.mood.turns, sheet, random) : [];
    return shape < 0.55 ? turn : [...turn, ...line(story.mood.closings, sheet, random)];
  };

  return {
    /** For titles that are written by hand. */
    keep: (name: string) => {
      used.add(name);
    },
    /** From the wanted stories or, when their names are used up, from any other. */
    tell: (
      wanted: readonly Story[],
      others: readonly Story[],
      land: Land,
      random: SeededRandom,
    ): Told => {
      for (let attempt = 0; attempt < 400; attempt += 1) {
        const begun = begin(one(random, attempt < 12 ? wanted : others), land, random);
        const { story, sheet, plot, name } = begun;
        if (used.has(name[0]) || !readsWell(name[0])) continue;
        used.add(name[0]);
        const summary = [plot[0], ...tail(story, sheet, random)].join(' ');
        return { story, name, summary, summaryEn: plot[1] };
      }
      throw new Error('The stories have run out of names.');
    },
  };
}

/** A repeated word in a name is an error of the templates. */
function readsWell(name: string): boolean {
  const heard = name
    .replace(/[ٔ،:]/g, '')
    .split(' ')
    .filter((word) => word !== 'و');
  return new Set(heard).size === heard.length;
}

export function one<T>(random: SeededRandom, list: readonly T[]): T {
  const chosen = list[random.whole(0, list.length - 1)];
  if (chosen === undefined) throw new Error('There is nothing to pick from.');
  return chosen;
}

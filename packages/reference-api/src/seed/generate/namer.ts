import type { Chance } from '../../pictures/chance.ts';
import type { Land } from './lands.ts';
import { closings, type Story, turns, wordsOf } from './stories.ts';
import { createSheet, headline, type Pair, type Sheet } from './template.ts';

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

/** Names titles, each of them once, and tells what they are about. */
export function createNamer() {
  const used = new Set<string>();

  const tell = (story: Story, land: Land, chance: Chance): Told => {
    const sheet = createSheet(chance, wordsOf(land, chance.maybe(0.5)));
    const which = chance.whole(0, story.plots.length - 1);
    const plot = sheet.fill(story.plots[which] ?? one(chance, story.plots));
    const proper = land.country !== 'IR' && chance.maybe(0.18);
    const fitting = story.names.filter(({ of }) => of === null || of === which);
    const names = proper ? properNames : fitting.map(({ name }) => name);
    const [fa, en] = sheet.fill(one(chance, names));
    return {
      story,
      name: [fa, headline(en)],
      summary: [plot[0], ...tail(story, sheet, chance)].join(' '),
      summaryEn: plot[1],
    };
  };

  return {
    /** For titles that are written by hand. */
    keep: (name: string) => {
      used.add(name);
    },
    /** Of the stories that are wanted, or, where they have no name left, of any of the others. */
    tell: (
      wanted: readonly Story[],
      others: readonly Story[],
      land: Land,
      chance: Chance,
    ): Told => {
      for (let attempt = 0; attempt < 400; attempt += 1) {
        const told = tell(one(chance, attempt < 12 ? wanted : others), land, chance);
        if (used.has(told.name[0]) || !readsWell(told.name[0])) continue;
        used.add(told.name[0]);
        return told;
      }
      throw new Error('The stories have run out of names.');
    },
  };
}

/** The same word twice in a name is a slip of the grammar. */
function readsWell(name: string): boolean {
  const heard = name
    .replace(/[ٔ،:]/g, '')
    .split(' ')
    .filter((word) => word !== 'و');
  return new Set(heard).size === heard.length;
}

/** Two or three sentences in all. */
function tail(story: Story, sheet: Sheet, chance: Chance): string[] {
  const shape = chance.between(0, 1);
  const line = (of: readonly string[]) => sheet.fill([one(chance, of), ''])[0];
  const turn = line(turns(story.mood));
  if (shape < 0.62) return [turn];
  const closing = line(closings(story.mood));
  return shape < 0.88 ? [turn, closing] : [closing];
}

export function one<T>(chance: Chance, list: readonly T[]): T {
  const [first, ...others] = list;
  if (first === undefined) throw new Error('There is nothing to pick from.');
  return chance.pick([first, ...others]);
}

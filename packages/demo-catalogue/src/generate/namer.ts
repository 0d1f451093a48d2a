import type { Land, Pair } from '../data/entries.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Library, Plot, Story } from './library.ts';
import { createSheet, headline, type Sheet } from './template.ts';

/** The most titles that share a plot. A plot with a single slot is used once. */
const maxTitlesOfPlot = ({ slots }: Plot) => (slots.length > 1 ? 2 : 1);

export type NamedStory = {
  story: Story;
  name: Pair;
  /** The name in the country's first language, if the data has it. */
  original: string | undefined;
  summary: Pair;
};

type Choice = { story: Story; plot: Plot };
type Named = { name: Pair; original: string | undefined };

/** Makes unique names and their summaries. */
export function createNamer({ vocabularyOf }: Library) {
  const used = new Set<string>();

  /** The words that the slots of a plot were filled with, for each of its titles. */
  const plotFillings = new Map<Plot, string[][]>();
  const timesNamed = new Map<Plot['names'][number], number>();
  const timesOf = ({ plot }: Choice) => plotFillings.get(plot)?.length ?? 0;

  /**
   * Yields the plots that may have another title, in a random order: first those without a title. For a third of the
   * titles, plots with a name in the country's language come before the others.
   */
  function* openOf(
    stories: readonly Story[],
    [language = '']: Land['languages'],
    random: SeededRandom,
  ): Generator<Choice> {
    const open = stories
      .flatMap((story) => story.plots.map((plot) => ({ story, plot })))
      .filter((choice) => timesOf(choice) < maxTitlesOfPlot(choice.plot));
    const fresh = open.filter((choice) => timesOf(choice) === 0);
    const isNamed = ({ plot }: Choice) => plot.names.some(({ original }) => original?.[language]);
    if (random.maybe(0.34)) yield* drawn(random, fresh.filter(isNamed));
    yield* drawn(random, fresh);
    const begun = open.filter((choice) => timesOf(choice) > 0);
    yield* drawn(random, begun);
  }

  /** Returns undefined if all names are used up. */
  const nameOf = (
    plot: Plot,
    sheet: Sheet,
    land: Land,
    random: SeededRandom,
  ): Named | undefined => {
    const [language = ''] = land.languages;
    // For Iranian titles, names that have a form in another language are the last choice, because they are for the
    // countries with that language.
    const order = shuffled(random, plot.names)
      .map((entry) => {
        const original = entry.original?.[language];
        const isForOthers = entry.original && land.country === 'IR';
        return { entry, original, rank: (isForOthers ? 2 : 1) - (original ? 1 : 0) };
      })
      .sort(
        (a, b) =>
          a.rank - b.rank || (timesNamed.get(a.entry) ?? 0) - (timesNamed.get(b.entry) ?? 0),
      );
    for (const { entry, original } of order) {
      const [fa, en] = sheet.fill(entry.name);
      if (used.has(fa) || !readsWell(fa)) continue;
      used.add(fa);
      timesNamed.set(entry, (timesNamed.get(entry) ?? 0) + 1);
      return { name: [fa, headline(en)], original };
    }
    return undefined;
  };

  const startStory = ({ plot }: Choice, land: Land, random: SeededRandom) => {
    const earlier = plotFillings.get(plot) ?? [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const sheet = createSheet(random, vocabularyOf(land, random.maybe(0.5)));
      const summary = sheet.fill(plot.text);
      const words = plot.slots.map((slot) => sheet.word(slot)[0]);
      if (earlier.some((others) => isAlike(words, others))) continue;
      const named = nameOf(plot, sheet, land, random);
      if (!named) continue;
      plotFillings.set(plot, [...earlier, words]);
      return { ...named, summary };
    }
    return undefined;
  };

  return {
    /** Reserves the name of a hand-written title. */
    reserve: (name: string) => {
      used.add(name);
    },
    /** Makes a title from the wanted stories, or from any other if those are used up. */
    createStory: (
      wanted: readonly Story[],
      others: readonly Story[],
      land: Land,
      random: SeededRandom,
    ): NamedStory => {
      for (const stories of [wanted, others]) {
        for (const choice of openOf(stories, land.languages, random)) {
          const begun = startStory(choice, land, random);
          if (begun) return { story: choice.story, ...begun };
        }
      }
      throw new Error('The stories have run out of names.');
    },
  };
}

/** True if two titles of one plot have a word in common: a person, a place or a number. */
function isAlike(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word, index) => word === others[index]);
}

function shuffled<T>(random: SeededRandom, list: readonly T[]): T[] {
  return list
    .map((entry) => ({ entry, at: random.between(0, 1) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

/** Yields the entries of a list in a random order. Mostly the first one is enough, so the list is not shuffled. */
function* drawn<T>(random: SeededRandom, list: readonly T[]): Generator<T> {
  const left = [...list];
  while (left.length > 0) yield* left.splice(random.integer(0, left.length - 1), 1);
}

/** Refuses a name with a repeated word, which is an error of the templates. */
function readsWell(name: string): boolean {
  const nameWords = name
    .replace(/[ٔ،:]/g, '')
    .split(' ')
    .filter((word) => word !== 'و');
  return new Set(nameWords).size === nameWords.length;
}

export function one<T>(random: SeededRandom, list: readonly T[]): T {
  const chosen = list[random.integer(0, list.length - 1)];
  if (chosen === undefined) throw new Error('There is nothing to pick from.');
  return chosen;
}

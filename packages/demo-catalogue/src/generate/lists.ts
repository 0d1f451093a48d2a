import type { Catalogue } from '../catalogue.ts';
import type { DemoData } from '../data/demo-data.ts';
import type { Rule } from '../data/entries.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { day, moment } from './days.ts';
import type { Work } from './titles/work.ts';

/** The lists, each filled by its rule. */
export function listsOf(
  { lists }: DemoData,
  seed: number,
  today: number,
  works: readonly Work[],
): Catalogue['lists'] {
  const listed = works.filter((work) => work.listed !== false && work.type !== 'video');
  return lists.map(({ days_ago, size, takes, ...list }) => {
    const random = seededRandom(`${seed}/list/${list.id}`);
    const taken = listed.filter((work) => isTaken(work, takes));
    return {
      ...list,
      updated: moment(today - days_ago * day + (11 / 24) * day),
      items: pick(taken, size, random).map(({ type, id }) => `${type}/${id}`),
    };
  });
}

function isTaken(work: Work, rule: Rule): boolean {
  const minutes = work.minutes ?? Number.POSITIVE_INFINITY;
  const oneOf = (wanted: readonly string[] | undefined, own: readonly string[]) =>
    !wanted || wanted.some((key) => own.includes(key));
  const is = <Value>(wanted: Value | undefined, own: Value) =>
    wanted === undefined || wanted === own;
  return (
    is(rule.type, work.type === 'video' ? undefined : work.type) &&
    oneOf(rule.genres, work.genres) &&
    oneOf(rule.also, work.genres) &&
    oneOf(rule.countries, work.countries) &&
    is(rule.access, work.access) &&
    is(rule.age, work.age) &&
    is(rule.best_quality, work.best_quality) &&
    is(rule.scene, work.art[0]) &&
    (work.rating?.average ?? 0) >= (rule.min_rating ?? 0) &&
    minutes > (rule.min_minutes ?? 0) &&
    minutes <= (rule.max_minutes ?? Number.POSITIVE_INFINITY) &&
    work.year <= (rule.until_year ?? Number.POSITIVE_INFINITY) &&
    is(rule.ended, Boolean(work.last_year)) &&
    mentions(work, rule.mentions)
  );
}

function mentions({ name_fa, summary_fa }: Work, words: readonly string[] | undefined): boolean {
  return !words || words.some((word) => (name_fa + summary_fa).includes(word));
}

/** Picks titles with better ratings first, but not strictly in that order, as an editor would. */
function pick(works: readonly Work[], size: number, random: SeededRandom): Work[] {
  return works
    .map((work) => ({ work, worth: (work.rating?.average ?? 5) + random.between(0, 3) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, size)
    .map(({ work }) => work);
}

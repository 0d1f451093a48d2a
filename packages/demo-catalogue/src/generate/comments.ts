import type { Comment } from '../catalogue.ts';
import type { DemoData } from '../data/demo-data.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { day, moment } from './days.ts';
import { one } from './namer.ts';
import { persianDigits } from './persian.ts';
import type { Work } from './titles/work.ts';

type Texts = DemoData['comments'];
/** Names of people by their ids. */
type Names = ReadonlyMap<string, string>;

/** Generates comments. Titles with more ratings have more comments, and an unreleased title has none. */
export function commentsOn(
  works: readonly Work[],
  {
    seed,
    today,
    share,
    texts,
    names,
  }: {
    seed: number;
    today: number;
    share: number;
    texts: Texts;
    names: Names;
  },
): Comment[] {
  const comments: Comment[] = [];
  for (const work of works) {
    if (work.releasedAt > today || work.listed === false) continue;
    const random = seededRandom(`${seed}/comments/${work.type}/${work.id}`);
    const ratings = work.rating?.count ?? 0;
    const count = Math.round(Math.sqrt(ratings) * random.between(0.05, 0.42) * share);
    const usedTexts = new Set<string>();
    for (let index = 0; index < Math.min(count, 48); index += 1) {
      const comment = commentOn(random, work, texts, names);
      if (usedTexts.has(comment.text)) continue;
      usedTexts.add(comment.text);
      const since = Math.max(1, (today - Math.max(work.addedAt, work.releasedAt)) / day);
      comments.push({
        on: `${work.type}/${work.id}`,
        author: authorOf(random, texts),
        ...comment,
        written: moment(Math.round(today - since * day * random.between(0, 1) ** 1.6)),
      });
    }
  }
  return comments;
}

function commentOn(random: SeededRandom, work: Work, texts: Texts, names: Names) {
  const liked = (work.rating?.average ?? 7) + random.between(-3, 2.2);
  const [hasSpoiler, isLong] = [random.maybe(0.07), liked > 6.5 && random.maybe(0.06)];
  const facts = factsOf(work);
  const [spoilers = [], ...others] = [
    hasSpoiler ? texts.spoilers : [],
    isLong ? texts.long : [],
    toneOf(texts, liked),
  ].map((list) => list.filter(({ when }) => isMet(when, facts)));
  const suitable = [spoilers, ...others].find((list) => list.length > 0) ?? [];
  const text = one(random, suitable)
    .text.replace('{name}', work.name_fa)
    .replace('{actor}', names.get(work.actors[0] ?? '') ?? '')
    .replace('{director}', names.get(work.directors[0] ?? '') ?? '');
  const stars = Math.max(1, Math.min(10, Math.round(liked)));
  return { text, spoiler: suitable === spoilers, stars: random.maybe(0.7) ? stars : null };
}

/** The facts about a title that comments may mention. */
function factsOf(work: Work): ReadonlySet<string> {
  const { genres } = work;
  const isActed = !['documentary', 'kids', 'animation'].some((genre) => genres.includes(genre));
  const facts: Record<string, boolean> = {
    acted: isActed && work.actors.length > 0,
    directed: work.directors.length > 0,
    dubbed: work.dubbed === true,
    english: work.subtitles?.includes('en') === true,
    fa: work.languages.includes('fa'),
    iran: work.countries[0] === 'IR',
    old: work.year < 2010,
    paid: work.access === 'paid',
    running: work.type === 'series' && !work.last_year,
    seasons: (work.seasons ?? []).filter(({ number }) => number > 0).length > 1,
  };
  const given = Object.keys(facts).filter((fact) => facts[fact]);
  return new Set([work.type, ...genres, ...given]);
}

const isMet = (when: string | undefined, facts: ReadonlySet<string>): boolean =>
  !when ||
  when
    .split(' ')
    .every((fact) =>
      fact.startsWith('!')
        ? !facts.has(fact.slice(1))
        : fact.split('|').some((one) => facts.has(one)),
    );

function toneOf(texts: Texts, liked: number): Texts['warm'] {
  if (liked >= 7) return texts.warm;
  return liked >= 4.6 ? texts.mixed : texts.cold;
}

/** Some authors use a name, the others a partly hidden mobile number. */
function authorOf(random: SeededRandom, { authors }: Texts): string {
  if (random.maybe(0.62)) return one(random, authors);
  return `۰۹${persianDigits(random.integer(10, 39))}•••${persianDigits(random.integer(1000, 9999))}`;
}

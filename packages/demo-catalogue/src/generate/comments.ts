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
  const spoiler = random.maybe(0.07);
  const text = one(random, fitting(random, texts, liked, spoiler))
    .replace('{name}', work.name_fa)
    .replace('{actor}', names.get(work.actors[0] ?? '') ?? 'بازیگر اصلی')
    .replace('{director}', names.get(work.directors[0] ?? '') ?? 'کارگردان');
  const stars = Math.max(1, Math.min(10, Math.round(liked)));
  return { text, spoiler, stars: random.maybe(0.7) ? stars : null };
}

function fitting(random: SeededRandom, texts: Texts, liked: number, spoiler: boolean) {
  if (spoiler) return texts.spoilers;
  if (liked > 5 && random.maybe(0.06)) return texts.long;
  if (liked >= 7) return texts.warm;
  return liked >= 4.6 ? texts.mixed : texts.cold;
}

/** Some authors use a name, the others a partly hidden mobile number. */
function authorOf(random: SeededRandom, { authors }: Texts): string {
  if (random.maybe(0.62)) return one(random, authors);
  return `۰۹${persianDigits(random.integer(10, 39))}•••${persianDigits(random.integer(1000, 9999))}`;
}

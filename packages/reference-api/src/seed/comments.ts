import { type SeededRandom, seededRandom } from '@parde/demo-catalogue';
import { day } from '../catalogue/tehran.ts';
import { authors, cold, long, mixed, spoilers, warm } from './comment-texts.ts';
import { one } from './generate/namer.ts';
import type { Rows } from './rows.ts';
import type { Work } from './work.ts';

/** More ratings bring more comments; an unreleased title has none. */
export function addComments(
  rows: Rows,
  seed: number,
  today: number,
  works: readonly Work[],
  share: number,
): void {
  const names = new Map(rows.people.map(({ id, name_fa }) => [id, name_fa]));
  for (const work of works) {
    if (work.releasedAt > today || work.listed === false) continue;
    const random = seededRandom(`${seed}/comments/${work.type}/${work.id}`);
    const count = Math.round(Math.sqrt(work.rating?.[1] ?? 0) * random.between(0.05, 0.42) * share);
    const said = new Set<string>();
    for (let place = 0; place < Math.min(count, 48); place += 1) {
      const comment = commentOn(random, work, names);
      if (said.has(comment.text)) continue;
      said.add(comment.text);
      const since = Math.max(1, (today - Math.max(work.addedAt, work.releasedAt)) / day);
      rows.comments.push({
        content_type: work.type,
        content_id: work.id,
        user_id: null,
        author_name: authorOf(random),
        ...comment,
        created_at: Math.round(today - since * day * random.between(0, 1) ** 1.6),
        state: 'published',
      });
    }
  }
}

function commentOn(random: SeededRandom, work: Work, names: Map<string, string>) {
  const liked = (work.rating?.[0] ?? 7) + random.between(-3, 2.2);
  const spoiler = random.maybe(0.07);
  const text = one(random, textsFor(random, liked, spoiler))
    .replace('{name}', work.fa)
    .replace('{actor}', names.get(work.cast[0] ?? '') ?? 'بازیگر اصلی')
    .replace('{director}', names.get(work.by[0] ?? '') ?? 'کارگردان');
  const stars = Math.max(1, Math.min(10, Math.round(liked)));
  return {
    text,
    spoiler: spoiler ? (1 as const) : (0 as const),
    stars: random.maybe(0.7) ? stars : null,
  };
}

function textsFor(random: SeededRandom, liked: number, spoiler: boolean): readonly string[] {
  if (spoiler) return spoilers;
  if (liked > 5 && random.maybe(0.06)) return long;
  if (liked >= 7) return warm;
  return liked >= 4.6 ? mixed : cold;
}

const digits = (number: number) => number.toLocaleString('fa', { useGrouping: false });

function authorOf(random: SeededRandom): string {
  if (random.maybe(0.62)) return one(random, authors);
  return `۰۹${digits(random.whole(10, 39))}•••${digits(random.whole(1000, 9999))}`;
}

import type { Movie } from '@parde/api-client';
import type { Parts } from '../parts.ts';
import { creditsOf } from './credits.ts';
import { datesOf, detailsOf } from './details.ts';
import { headOf, titleOr404 } from './head.ts';
import { similarTo } from './similar.ts';
import { vocabularyOf } from './words.ts';

const similarOnPage = 12;

export function movieOf(parts: Parts, id: string): Movie {
  const { db, titles } = parts;
  const title = titleOr404(parts, 'movie', id);
  const own = db.one(
    db.from.selectFrom('titles').select(['trailer_id', 'details']).where('id', '=', id),
  );
  const details = detailsOf(own?.details);
  const vocabulary = vocabularyOf(db, id);
  return {
    ...headOf(title),
    ...vocabulary,
    ...creditsOf(parts, id),
    original_name: details.original_name ?? null,
    year: title.year,
    jalali_year: title.jalaliYear,
    // Only a series has no duration.
    duration_minutes: title.minutes ?? 1,
    ...datesOf(title, details),
    similar: titles.cards(similarTo(db, id, similarOnPage)),
    trailer_id: own?.trailer_id ?? null,
    preview_clip: parts.clips(title, vocabulary.genres),
  };
}

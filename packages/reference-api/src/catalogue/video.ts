import type { Video } from '@parde/api-client';
import { channelRefs } from '../channels/channel-ref.ts';
import type { Parts } from '../parts.ts';
import { creditsOf } from './credits.ts';
import { headOf, titleOr404 } from './head.ts';
import { timestamp } from './tehran.ts';
import { vocabularyOf } from './words.ts';

const maxPeople = 40;

export function videoOf(parts: Parts, id: string): Video {
  const title = titleOr404(parts, 'video', id);
  const own = parts.db.one(
    parts.db.from.selectFrom('titles').select('channel_id').where('id', '=', id),
  );
  const channel = own?.channel_id ?? null;
  const { genres, languages, subtitles, captions } = vocabularyOf(parts.db, id);
  const { directors, actors } = creditsOf(parts, id);
  return {
    ...headOf(title),
    genres,
    languages,
    subtitles,
    captions,
    year: title.year,
    jalali_year: title.jalaliYear,
    duration_seconds: title.seconds ?? 0,
    people: [...directors, ...actors].slice(0, maxPeople),
    channel: (channel !== null && channelRefs(parts, [channel]).get(channel)) || null,
    issue: title.issue,
    published_at: timestamp(title.availableAt),
  };
}

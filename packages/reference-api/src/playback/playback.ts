import type { Answer, CallInput } from '@parde/api-client';
import { neighboursOf, refOf } from '../catalogue/episodes.ts';
import { titleOr404 } from '../catalogue/head.ts';
import { timestamp } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import type { Call } from '../contract/handlers.ts';
import { refuse } from '../contract/refusal.ts';
import { createPositions } from '../library/positions.ts';
import type { Addresses } from '../media/addresses.ts';
import type { Entitlements } from '../money/entitlement.ts';
import type { Parts } from '../parts.ts';
import { dataChargeAt } from './data-charge.ts';
import { notOutYet, notYours } from './messages.ts';
import { offlineTermsOf } from './offline.ts';
import { playedOf } from './played.ts';
import { timesOf } from './times.ts';
import { languagesOf, sourcesOf, spokenOf, tracksOf } from './tracks.ts';

type Playback = Answer<'getPlayback'>['data'];

export type PlaybackParts = Parts & { addresses: Addresses; entitlements: Entitlements };

export function playbackOf(
  parts: PlaybackParts,
  { viewer, address }: Pick<Call<'getPlayback'>, 'viewer' | 'address'>,
  { content_type, id }: CallInput<'getPlayback'>['path'],
): Playback {
  const title = titleOr404(parts, content_type, id);
  const own = parts.entitlements.entitlement(viewer, title, address);
  if (!own.pass) throw refuse.forbidden(title.availableAt > parts.now() ? notOutYet : notYours);
  if (viewer && own.reason === 'screening') parts.entitlements.startScreening(viewer.mobile, id);

  const played = playedOf(title);
  const languages = languagesOf(parts, title);
  const stream = parts.addresses.vod({ ...played, ...spokenOf(languages) });
  return {
    content_type,
    id,
    name_fa: title.name_fa,
    name_en: title.name_en,
    picture: title.backdrop,
    duration_seconds: played.seconds,
    position_seconds: viewer && positionOf(parts, viewer.mobile, title),
    sources: sourcesOf(stream),
    expires_at: timestamp(stream.expiresAt),
    ...tracksOf(title, languages, stream.subtitles),
    ...timesOf(played.seconds),
    thumbnails_url: stream.thumbnailsUrl,
    ...aroundOf(parts, title),
    data_charge: dataChargeAt(address),
    offline: offlineTermsOf(parts, viewer, title, own),
  };
}

function positionOf({ db, now }: Parts, mobile: string, title: Title): number | null {
  const place = createPositions(db, now).of(mobile, title);
  return place && !place.watched ? place.position : null;
}

/** Returns an episode's place in its series. The next episode is included only after its release. */
function aroundOf(parts: Parts, title: Title): Pick<Playback, 'episode_of' | 'previous' | 'next'> {
  if (title.seriesId === null) return { episode_of: null, previous: null, next: null };
  const series = titleOr404(parts, 'series', title.seriesId);
  const { previous, next } = neighboursOf(parts, title);
  const isOut =
    next && (parts.titles.title('episode', next.id)?.availableAt ?? Infinity) <= parts.now();
  return {
    episode_of: { series: refOf(series), season: title.season ?? 0, number: title.number ?? 0 },
    previous,
    next: isOut ? next : null,
  };
}

import type { Answer, CallInput, OfflineTerms } from '@parde/api-client';
import { timestamp } from '../catalogue/tehran.ts';
import type { Title } from '../catalogue/title.ts';
import type { Call, Session } from '../contract/handlers.ts';
import { sourceSizesOf, streamVersion } from '../media/title-size.ts';
import type { Entitlement, Entitlements } from '../money/entitlement.ts';
import type { Parts } from '../parts.ts';
import { openTo } from './downloads.ts';
import { playedOf } from './played.ts';
import { languagesOf, spokenOf } from './tracks.ts';

type OfflineParts = Pick<Parts, 'db'> & { entitlements: Entitlements };
type Viewer = Pick<Session, 'mobile'> | null;

/**
 * Returns the terms, or null if this viewer may not save the title offline: without a pass, if the rights forbid it,
 * or if only a network opens the title.
 */
export function offlineTermsOf(
  { db, entitlements }: OfflineParts,
  viewer: Viewer,
  title: Title,
  own: Entitlement,
): OfflineTerms | null {
  if (title.type === 'series' || !own.pass || !rightsAllow(title)) return null;
  const isOfNetwork =
    own.reason === 'operator' ||
    (own.reason === 'subscription' && !entitlements.opensBySubscription(viewer));
  if (isOfNetwork) return null;

  const played = playedOf(title);
  const best = openTo(title, own).at(-1);
  const end = entitlements.endOf(viewer, title, own);
  return {
    until: end === null ? null : timestamp(end),
    version: streamVersion({ ...played, ...spokenOf(languagesOf({ db }, title)) }),
    files: (best ? sourceSizesOf(played.seconds, best) : []).map(({ height, sourceSizes }) => ({
      height,
      size_bytes: Math.max(...sourceSizes.map(({ size_bytes }) => size_bytes)),
      sizes: sourceSizes,
    })),
    age_rating: title.age_rating,
  };
}

/** Simulates DRM and rights that forbid saving, for the generated films and series whose id ends in 7. */
function rightsAllow({ type, id, seriesId, filmId }: Title): boolean {
  const work = seriesId ?? filmId ?? id;
  return type === 'video' || !(Number(work) > 3100 && work.endsWith('7'));
}

/** Lists the terms in the requested order. This does not start the hours of a screening. */
export function listOfflineTerms(
  parts: OfflineParts & Pick<Parts, 'titles'>,
  { viewer, address }: Pick<Call<'listOfflineTerms'>, 'viewer' | 'address'>,
  { titles }: CallInput<'listOfflineTerms'>['body'],
): Answer<'listOfflineTerms'>['data'] {
  return titles.map(({ content_type, id }) => {
    const title = parts.titles.title(content_type, id);
    const own = title && parts.entitlements.entitlement(viewer, title, address);
    return { content_type, id, terms: own ? offlineTermsOf(parts, viewer, title, own) : null };
  });
}

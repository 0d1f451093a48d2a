import type { Answer } from '@parde/api-client';
import { timestamp } from '../catalogue/tehran.ts';
import type { Call } from '../contract/handlers.ts';
import { refuse } from '../contract/refusal.ts';
import { liveOf } from '../live/lives.ts';
import { dvrSeconds } from '../media/addresses.ts';
import { opensByOperator, operatorAt } from '../money/operator.ts';
import { dataChargeAt } from './data-charge.ts';
import { liveNotYours } from './messages.ts';
import type { PlaybackParts } from './playback.ts';
import { persianAudio, sourcesOf } from './tracks.ts';

export function livePlaybackOf(
  parts: PlaybackParts,
  { viewer, address }: Pick<Call<'getLivePlayback'>, 'viewer' | 'address'>,
  id: string,
): Answer<'getLivePlayback'>['data'] {
  const live = liveOf(parts, id);
  const opens =
    live.access === 'free' ||
    parts.entitlements.opensBySubscription(viewer) ||
    opensByOperator(operatorAt(address), live);
  if (!opens) throw refuse.forbidden(liveNotYours);
  const stream = parts.addresses.live(id);
  return {
    id,
    name_fa: live.name_fa,
    name_en: live.name_en,
    picture: live.picture,
    sources: sourcesOf(stream),
    expires_at: timestamp(stream.expiresAt),
    dvr_seconds: dvrSeconds,
    subtitles: [],
    audio: persianAudio,
    now: live.now,
    next: live.next,
    data_charge: dataChargeAt(address),
  };
}

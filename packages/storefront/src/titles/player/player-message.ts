import type { LivePlayback, Playback } from '@parde/api-client';
import type { PlayerMessage } from '@parde/player';
import { en } from '@parde/player/en';
import { fa } from '@parde/player/fa';
import { useState } from 'react';
import { usePage } from '../../app/page/Storefront.tsx';
import { textIn } from '../../names/names.ts';
import { phrase } from '../../names/phrases.ts';

/** The messages of the player, which are loaded with it. */
export const playerMessages = { fa, en };

/** Returns the notice that a known operator charges the full rate, until the viewer accepts it. */
export function useChargeMessage(
  playback: Playback | LivePlayback | undefined,
): PlayerMessage | null {
  const { locale } = usePage().facts;
  const [isAccepted, setAccepted] = useState(false);
  if (!playback || isAccepted) return null;
  const { rate, operators_fa, message_fa, message_en } = playback.data_charge;
  if (rate !== 'full' || operators_fa === '') return null;
  return {
    kind: 'full-rate',
    text: phrase(textIn(locale, message_fa, message_en), locale),
    onAccept: () => setAccepted(true),
  };
}

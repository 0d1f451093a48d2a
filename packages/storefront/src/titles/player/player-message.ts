import type { Playback } from '@parde/api-client';
import { formatDate, formatToman, type Locale } from '@parde/domain';
import type { PlayerMessage } from '@parde/player';
import { en } from '@parde/player/en';
import { fa } from '@parde/player/fa';
import { textIn } from '../../names/names.ts';
import { phrase } from '../../names/phrases.ts';
import type { DecisionHere } from '../use-title-offer.ts';

export interface AccessActions {
  subscribe: () => void;
  buy: () => void;
  signIn: (() => void) | undefined;
  retry: () => void;
}

export function accessDeniedMessage(
  { watch, actions, notes, signIn }: DecisionHere,
  locale: Locale,
  accessActions: AccessActions,
  fallbackText: string,
): PlayerMessage {
  if (watch.kind === 'not-released' || watch.kind === 'presale') {
    const date = watch.from === undefined ? null : formatDate(watch.from, locale);
    return { kind: 'not-released', date };
  }
  const [firstNote] = notes;
  const note = firstNote === undefined ? undefined : phrase(firstNote, locale);
  if (signIn && accessActions.signIn) {
    return { kind: 'sign-in', text: note, onSignIn: accessActions.signIn };
  }
  const offer = actions.find(({ kind }) => kind === 'subscribe' || kind === 'buy');
  if (offer?.kind === 'subscribe') {
    return {
      kind: 'subscribe',
      text: note,
      onSubscribe: accessActions.subscribe,
      onSignIn: accessActions.signIn,
    };
  }
  if (offer?.kind === 'buy') {
    const price = offer.price === undefined ? null : formatToman(offer.price, locale);
    return { kind: 'purchase', text: note, price, onPurchase: accessActions.buy };
  }
  // The server denies what its cart allows, so the message has a retry.
  return { kind: 'problem', text: note ?? fallbackText, onRetry: accessActions.retry };
}

/** Only a known operator charges the full rate. */
export function chargeMessage(
  { rate, operators_fa, message_fa, message_en }: Playback['data_charge'],
  locale: Locale,
  onAccept: () => void,
): PlayerMessage | null {
  if (rate !== 'full' || operators_fa === '') return null;
  return {
    kind: 'full-rate',
    text: phrase(textIn(locale, message_fa, message_en), locale),
    onAccept,
  };
}

/** The messages of the player, which are loaded with it. */
export const playerMessages = { fa, en };

import type { Playback } from '@parde/api-client';
import { formatDate, formatToman, type Locale, type TitleDecision } from '@parde/domain';
import type { PlayerMessage } from '@parde/player';
import { en } from '@parde/player/en';
import { fa } from '@parde/player/fa';

/** What a viewer who may not watch can do about it. */
export interface AccessActions {
  subscribe: () => void;
  buy: () => void;
  /** For guests. */
  signIn: (() => void) | undefined;
  retry: () => void;
}

/** Why a title is not played, by the domain's one decision. */
export function accessDeniedMessage(
  { watch, actions, notes }: TitleDecision,
  locale: Locale,
  accessActions: AccessActions,
  fallbackText: string,
): PlayerMessage {
  if (watch.kind === 'not-released' || watch.kind === 'presale') {
    const date = watch.from === undefined ? null : formatDate(watch.from, locale);
    return { kind: 'not-released', date };
  }
  const [note] = notes;
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
  // The server says no although it would have let the viewer a moment ago: it is asked again.
  return { kind: 'problem', text: note ?? fallbackText, onRetry: accessActions.retry };
}

/** What this viewer's line charges, before anything plays: only an operator that is known charges in full. */
export function chargeMessage(
  { rate, operators_fa, message_fa, message_en }: Playback['data_charge'],
  locale: Locale,
  onAccept: () => void,
): PlayerMessage | null {
  if (rate !== 'full' || operators_fa === '') return null;
  return {
    kind: 'full-rate',
    text: locale === 'en' ? (message_en ?? message_fa) : message_fa,
    onAccept,
  };
}

/** The player's own words: they come with it. */
export const playerWords = { fa, en };

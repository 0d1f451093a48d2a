import type { Resource } from './keys.ts';

/**
 * What paying may change: money and what was paid; what the viewer may watch and fetch by it; and what else a plan
 * brings, or costs the next time.
 */
export const paid: readonly Resource[] = [
  'cart',
  'debit-subscriptions',
  'download-links',
  'gift-days',
  'live-playback',
  'my-lists',
  'my-titles',
  'payments',
  'plans',
  'playback',
  'user',
  'wallet',
];

/** A purchase, with the UUID that keeps it from being charged twice: made once for each wish to buy. */
export interface Purchase<Body> {
  readonly body: Body;
  readonly idempotencyKey: string;
}

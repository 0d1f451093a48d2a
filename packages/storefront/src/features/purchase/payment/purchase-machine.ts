import type { EarlierPurchase } from './earlier-purchase.ts';
import type { PriceChange, PurchaseOutcome } from './pay-once.ts';

export type PurchaseStage =
  | {
      readonly kind: 'ready';
      readonly error?: unknown;
      /** The viewer has seen a price that differs from the server's price. */
      readonly price?: PriceChange | undefined;
    }
  /** The server is queried for an earlier purchase of this order. */
  | { readonly kind: 'asking' }
  /** Includes the time while the browser opens the bank's page, so that nothing can be clicked twice. */
  | { readonly kind: 'busy'; readonly isLeaving: boolean }
  /** The address of the bank's page is not on an allowed host. */
  | { readonly kind: 'blocked' }
  | EarlierPurchase;

export type PurchaseEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'asking' }
  | { readonly type: 'asked'; readonly earlier: EarlierPurchase | undefined }
  | { readonly type: 'sent' }
  | { readonly type: 'leaving' }
  | { readonly type: 'settled'; readonly outcome: Exclude<PurchaseOutcome, { kind: 'answered' }> }
  | { readonly type: 'bank-refused' }
  | { readonly type: 'repriced'; readonly price: PriceChange };

export const startOfPurchase: PurchaseStage = { kind: 'ready' };

export function purchaseReducer(stage: PurchaseStage, event: PurchaseEvent): PurchaseStage {
  switch (event.type) {
    case 'opened':
      // A cart that has lost an item is another order, and shows its earlier price.
      return stage.kind === 'ready' ? { kind: 'ready', price: stage.price } : startOfPurchase;
    case 'asking':
      return stage.kind === 'busy' ? stage : { kind: 'asking' };
    case 'asked':
      return asked(stage, event.earlier);
    case 'sent':
    case 'leaving':
      return { kind: 'busy', isLeaving: event.type === 'leaving' };
    case 'settled':
      return settled(event.outcome);
    case 'bank-refused':
      return { kind: 'blocked' };
    case 'repriced':
      return stage.kind === 'ready' ? { ...stage, price: event.price } : stage;
  }
}

/** A late answer does not replace what the viewer has done in the meantime. */
function asked(stage: PurchaseStage, earlier: EarlierPurchase | undefined): PurchaseStage {
  if (stage.kind === 'asking') return earlier ?? startOfPurchase;
  const isUntouched = stage.kind === 'ready' && stage.error === undefined;
  return (isUntouched ? earlier : undefined) ?? stage;
}

function settled(outcome: Exclude<PurchaseOutcome, { kind: 'answered' }>): PurchaseStage {
  switch (outcome.kind) {
    case 'refused':
      return { kind: 'ready', error: outcome.error };
    case 'repriced':
      return { kind: 'ready', price: outcome.price };
    default:
      return outcome;
  }
}

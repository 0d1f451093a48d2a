import { accountChange } from './account-change.ts';
import type { AccountChange, AccountState, PurchaseTrace } from './purchase-trace.ts';
import type { StoredPurchase } from './stored-purchases.ts';

interface Traced extends StoredPurchase {
  readonly trace: PurchaseTrace;
}

/** A purchase of this device, and what the account shows of it. */
export interface AccountResult {
  readonly key: string;
  readonly change: AccountChange | undefined;
  /** The trace to store for the next visit of this page. It contains no more of the account than that visit needs. */
  readonly trace: PurchaseTrace;
}

/**
 * Finds the purchase for which the bank has sent the viewer back, with this code or without any: one that came back
 * with the code before, else one that the account shows, else the newest one. Undefined if this device has none.
 * A server may give two purchases the same code. If a newer one has gone to the bank and is not back, it is returned:
 * its outcome must not be read from the older one's.
 */
export function accountResult(
  code: string | undefined,
  purchases: readonly StoredPurchase[],
  now: AccountState,
): AccountResult | undefined {
  const own = purchases.toReversed().flatMap((purchase): Traced | [] => {
    const { trace } = purchase;
    return trace?.before ? { ...purchase, trace } : [];
  });
  const changeOf = ({ order, trace }: Traced) => trace.change ?? accountChange(order, trace, now);
  const open = own.filter(
    ({ trace, state }) =>
      trace.code === undefined && trace.change === undefined && state !== 'blocked',
  );
  const stored = code === undefined ? undefined : own.find(({ trace }) => trace.code === code);
  const returning = stored
    ? open.filter(({ at, state }) => state === 'answered' && at > stored.at)
    : open;
  const found =
    returning.find(changeOf) ??
    returning[0] ??
    stored ??
    (code === undefined ? own.find(({ trace }) => trace.code === undefined) : undefined);
  if (!found) return undefined;
  // The page of the older purchase may have been opened again. Then the newer one comes back with its own code.
  const isUnsure = stored !== undefined && found !== stored;
  const { key, trace } = found;
  const change = changeOf(found);
  return {
    key,
    change,
    trace: change
      ? { before: {}, title: trace.title, code, change }
      : { ...trace, code: isUnsure ? undefined : code },
  };
}

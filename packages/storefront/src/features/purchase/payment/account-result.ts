import { useEffect, useEffectEvent, useState } from 'react';
import { invalidateAll } from '../../../app/page/queries.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { notifyOtherTabs } from '../../../app/session/other-tabs.ts';
import { accountChange, accountNow } from './account-now.ts';
import {
  type AccountChange,
  type AccountState,
  type PurchaseTrace,
  readPurchases,
  type StoredPurchase,
  storedPurchases,
} from './stored-purchases.ts';

interface Traced extends StoredPurchase {
  readonly trace: PurchaseTrace;
}

/** A purchase of this device, and what the account shows of it. */
interface AccountResult {
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

const pollIntervalMs = 3000;
/** A bank notifies the server before the viewer returns. After this many requests, the viewer must click to repeat. */
const maxChecks = 6;

/** Fetches the account, to find the outcome of the payment after which the bank has sent the viewer back. */
export function useAccountResult(code: string | undefined) {
  const page = usePage();
  const [answer, setAnswer] = useState<{
    account: AccountState;
    result: AccountResult | undefined;
  }>();
  const [checks, setChecks] = useState(0);
  const [isChecking, setChecking] = useState(false);

  const refresh = async () => {
    setChecking(true);
    const account = await accountNow(page, { withBanks: true });
    const result = accountResult(code, readPurchases(), account);
    if (result) {
      const { key, change, trace } = result;
      const isOver = change !== undefined;
      storedPurchases.mark(key, { state: isOver ? 'over' : 'answered', trace });
      if (isOver && answer?.result?.change === undefined) {
        invalidateAll(page.queryClient);
        notifyOtherTabs('paid');
      }
    }
    setAnswer({ account, result });
    setChecks((times) => times + 1);
    setChecking(false);
  };

  // A device without the purchase has nothing to compare, however often it fetches the account.
  const mayChange = !answer || answer.account.isPartial || answer.result !== undefined;
  const isOpen = mayChange && answer?.result?.change === undefined && checks < maxChecks;
  const fetchAccount = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(fetchAccount, checks === 0 ? 0 : pollIntervalMs);
    return () => clearTimeout(timer);
  }, [isOpen, checks]);

  return { ...answer, isOpen, isChecking, refresh };
}

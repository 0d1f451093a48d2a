import { useEffect, useEffectEvent, useState } from 'react';
import { invalidateAll } from '../../../app/page/query-client.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { notifyOtherTabs } from '../../../app/session/other-tabs.ts';
import { accountNow } from './account-now.ts';
import { type AccountResult, accountResult } from './account-result.ts';
import type { AccountState } from './purchase-trace.ts';
import { readPurchases, storedPurchases } from './stored-purchases.ts';

const pollIntervalMs = 3000;
/**
 * A bank notifies the server before it sends the viewer back. After this many requests, the viewer must click to
 * request again.
 */
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

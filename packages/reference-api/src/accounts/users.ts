import type { User } from '@parde/api-client';
import { accounts } from '../seed/accounts.ts';

const day = 24 * 60 * 60_000;

export type Users = { user: (mobile: string) => User };

/** The seed's people by their number, days counted from when the server started; anyone else is a newcomer. */
export function createUsers(start: number, now: () => number): Users {
  const byMobile = new Map(accounts.map((account) => [account.mobile, account]));
  return {
    user: (mobile) => {
      const account = byMobile.get(mobile);
      const endsAt = start + (account?.daysLeft ?? 0) * day;
      const daysLeft = Math.max(0, Math.ceil((endsAt - now()) / day));
      return {
        mobile,
        name: account?.name ?? null,
        scope: [...(account?.scope ?? ['watch'])],
        subscription: daysLeft > 0 ? 1 : 0,
        days_period_to_end: daysLeft,
      };
    },
  };
}

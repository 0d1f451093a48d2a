import type { Database } from '../storage/database.ts';
import type { MoneyTables } from '../storage/tables/money.ts';

export type Account = { id: string; kind: MoneyTables['ledger_accounts']['kind'] };

/** A viewer's credit: what we owe them. It is never below zero. */
export const walletOf = (mobile: string): Account => ({ id: `wallet:${mobile}`, kind: 'wallet' });

/** What came in through a gateway or a bank stands below zero here, since it is not ours alone yet. */
export const bankAccount = (id: string): Account => ({ id: `bank:${id}`, kind: 'bank' });

export const sales: Account = { id: 'sales', kind: 'income' };
export const vatPayable: Account = { id: 'vat', kind: 'tax' };

type Transfer = { from: Account; to: Account; amount: number; paymentId: number; at: number };

export type Ledger = {
  balanceOf: (account: Account) => number;
  /** Nothing is written for nothing. */
  move: (transfer: Transfer) => void;
};

/**
 * Each transfer is one row that leaves one account and comes into another, so the ledger sums to zero whatever is
 * written; the database keeps the balances, and refuses a wallet below zero and any change to what was written.
 */
export function createLedger(db: Database): Ledger {
  const open = ({ id, kind }: Account) => {
    db.run(
      db.from
        .insertInto('ledger_accounts')
        .values({ id, kind })
        .onConflict((already) => already.doNothing()),
    );
  };

  return {
    balanceOf: ({ id }) =>
      db.one(db.from.selectFrom('ledger_accounts').select('balance').where('id', '=', id))
        ?.balance ?? 0,
    move: ({ from, to, amount, paymentId, at }) => {
      if (amount === 0) return;
      open(from);
      open(to);
      db.run(
        db.from.insertInto('ledger_transfers').values({
          payment_id: paymentId,
          from_account: from.id,
          to_account: to.id,
          amount,
          at,
        }),
      );
    },
  };
}

import type { Database } from '../storage/database.ts';
import type { MoneyTables } from '../storage/tables/money.ts';

export type Account = { id: string; kind: MoneyTables['ledger_accounts']['kind'] };

/** A viewer's credit, which the shop owes them. It is never negative. */
export const walletOf = (mobile: string): Account => ({ id: `wallet:${mobile}`, kind: 'wallet' });

/** Income through a gateway or bank is negative in this account, because the shop has not received it yet. */
export const bankAccount = (id: string): Account => ({ id: `bank:${id}`, kind: 'bank' });

export const sales: Account = { id: 'sales', kind: 'income' };
export const vatPayable: Account = { id: 'vat', kind: 'tax' };

type Transfer = { from: Account; to: Account; amount: number; paymentId: number; at: number };

export type Ledger = {
  balanceOf: (account: Account) => number;
  /** No row for an amount of 0. */
  move: (transfer: Transfer) => void;
};

/**
 * Double entry in one row: each transfer leaves one account and enters another, so the ledger always sums to zero.
 * The database maintains the balances, and refuses negative wallets and changes of past rows.
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

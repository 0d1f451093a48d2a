import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { createTestShop } from '../test-support/test-shop.ts';
import { bankAccount, createLedger, sales, vatPayable, walletOf } from './ledger.ts';

/** Runs an invalid statement. */
function attempt(db: ReturnType<typeof openDatabase>, statement: string) {
  return () => db.run({ compile: () => sql.raw(statement).compile(db.from) });
}

describe('the ledger', () => {
  it('records the balances of a viewer, the shop and the tax office, which sum to zero', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.charge(mobile, 500_000, { payment_method: 'saman' }));
    await shop.through(shop.buyPlan(mobile, { payment_method: 'wallet' }));
    await shop.through(shop.buyItems(mobile, [{ itemid: '2-1080p', amount: 55_000 }]));
    const { balanceOf } = createLedger(shop.db);
    expect(balanceOf(walletOf(mobile))).toBe(500_000 - 163_900);
    expect(balanceOf(bankAccount('saman'))).toBe(-500_000);
    expect(balanceOf(bankAccount('mellat'))).toBe(-55_000);
    expect(balanceOf(sales)).toBe(149_000 + 55_000);
    expect(balanceOf(vatPayable)).toBe(14_900);
  });

  it('refuses a negative wallet, and any change of past entries', async () => {
    const shop = createTestShop();
    const mobile = shop.viewer();
    await shop.through(shop.charge(mobile, 1000));
    const ledger = createLedger(shop.db);
    const overdraw = () =>
      ledger.move({ from: walletOf(mobile), to: sales, amount: 1001, paymentId: 1, at: 0 });
    expect(overdraw).toThrow('no_negative_wallet');
    expect(ledger.balanceOf(walletOf(mobile))).toBe(1000);
    expect(attempt(shop.db, 'update ledger_transfers set amount = 1')).toThrow('only added to');
    expect(attempt(shop.db, 'delete from ledger_transfers')).toThrow('only added to');
    expect(attempt(shop.db, 'delete from ledger_accounts')).toThrow('only added to');
    expect(attempt(shop.db, "update payments set status = 'failed'")).toThrow('settled once');
    expect(attempt(shop.db, 'delete from payments')).toThrow();
  });

  it('is committed to disk synchronously', () => {
    // 2 means FULL: a commit returns only after it is on disk.
    const db = openDatabase();
    expect(db.pragma('synchronous')).toBe(2);
    expect(db.pragma('foreign_keys')).toBe(1);
    db.close();
  });
});

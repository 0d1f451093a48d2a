import type { Selectable } from 'kysely';
import type { Database } from '../../storage/database.ts';
import type { MoneyTables } from '../../storage/tables/money.ts';
import { type DebitChoice, type DebitSettings, readChoice } from './settings.ts';

export type Agreement = Selectable<MoneyTables['debit_agreements']>;
export type AgreementRequest = Selectable<MoneyTables['debit_requests']>;

type NewRequest = Pick<AgreementRequest, 'payment_id' | 'bank' | 'bank_mobile' | 'pays_payment_id'>;

export type Agreements = {
  /** The active agreements, oldest first. */
  activeOf: (mobile: string) => Agreement[];
  request: (request: NewRequest, choice: DebitChoice) => void;
  requestOf: (paymentId: number) => AgreementRequest | undefined;
  /** Marks an agreement as one with an empty account, to test failing debits. */
  expectRefusals: (paymentId: number) => void;
  make: (mobile: string, request: AgreementRequest, at: number) => Agreement;
  /** Ends an agreement. Returns false if there is none with this id. Ending the last one stops automatic payments. */
  end: (mobile: string, id: number, at: number) => boolean;
};

export function createAgreements(db: Database, settings: DebitSettings): Agreements {
  const activeOf = (mobile: string) =>
    db.all(
      db.from
        .selectFrom('debit_agreements')
        .selectAll()
        .where('mobile', '=', mobile)
        .where('ended_at', 'is', null)
        .orderBy('id'),
    );

  return {
    activeOf,

    request: (request, choice) => {
      db.run(
        db.from
          .insertInto('debit_requests')
          .values({ ...request, settings: JSON.stringify(choice), refuses: 0 }),
      );
    },

    requestOf: (paymentId) =>
      db.one(db.from.selectFrom('debit_requests').selectAll().where('payment_id', '=', paymentId)),

    expectRefusals: (paymentId) => {
      db.run(
        db.from
          .updateTable('debit_requests')
          .set({ refuses: 1 })
          .where('payment_id', '=', paymentId),
      );
    },

    make: (mobile, { bank, bank_mobile, refuses, settings: choice }, at) => {
      const same = activeOf(mobile).find((one) => one.bank === bank);
      if (!same) {
        db.run(
          db.from
            .insertInto('debit_agreements')
            .values({ mobile, bank, bank_mobile, refuses, made_at: at, ended_at: null }),
        );
      }
      settings.save(mobile, readChoice(choice), at);
      const made = activeOf(mobile).find((one) => one.bank === bank);
      if (!made) throw new Error('The agreement was not written.');
      return made;
    },

    end: (mobile, id, at) =>
      db.transaction(() => {
        const active = activeOf(mobile);
        if (!active.some((one) => one.id === id)) return false;
        db.run(db.from.updateTable('debit_agreements').set({ ended_at: at }).where('id', '=', id));
        if (active.length === 1) settings.clear(mobile, at);
        return true;
      }),
  };
}

import type { Selectable } from 'kysely';
import type { Database } from '../../storage/database.ts';
import type { MoneyTables } from '../../storage/tables/money.ts';

/** The payments that a viewer wants to make automatically. */
export type DebitChoice = {
  subscription: boolean;
  pay_anything: boolean;
  series: readonly string[];
};

export type DebitSeriesRow = Selectable<MoneyTables['debit_series']>;

export type DebitSettings = {
  of: (mobile: string) => { subscription: boolean; pay_anything: boolean };
  /** Returns the active series and those that were active before. */
  seriesOf: (mobile: string) => DebitSeriesRow[];
  save: (mobile: string, choice: DebitChoice, at: number) => void;
  clear: (mobile: string, at: number) => void;
};

export function createDebitSettings(db: Database): DebitSettings {
  const rowOf = (mobile: string) =>
    db.one(db.from.selectFrom('debit_settings').selectAll().where('mobile', '=', mobile));

  const seriesOf = (mobile: string) =>
    db.all(
      db.from
        .selectFrom('debit_series')
        .selectAll()
        .where('mobile', '=', mobile)
        .orderBy('series_id'),
    );

  /** Only new episodes are bought. Turning a series on again does not buy the ones missed. */
  const follow = (mobile: string, wanted: readonly string[], at: number) => {
    const before = seriesOf(mobile);
    for (const { series_id, active } of before) {
      const isWanted = wanted.includes(series_id);
      if (isWanted === (active === 1)) continue;
      db.run(
        db.from
          .updateTable('debit_series')
          .set(isWanted ? { active: 1, since: at } : { active: 0 })
          .where('mobile', '=', mobile)
          .where('series_id', '=', series_id),
      );
    }
    const known = new Set(before.map(({ series_id }) => series_id));
    for (const series_id of wanted) {
      if (known.has(series_id)) continue;
      db.run(
        db.from.insertInto('debit_series').values({ mobile, series_id, active: 1, since: at }),
      );
    }
  };

  const save: DebitSettings['save'] = (mobile, { subscription, pay_anything, series }, at) =>
    db.transaction(() => {
      const row = {
        subscription: subscription ? 1 : 0,
        pay_anything: pay_anything ? 1 : 0,
        renews_at: subscription ? at : null,
        attempts: 0,
      } as const;
      db.run(
        db.from
          .insertInto('debit_settings')
          .values({ mobile, ...row })
          .onConflict((already) => already.column('mobile').doUpdateSet(row)),
      );
      follow(mobile, series, at);
    });

  return {
    of: (mobile) => {
      const row = rowOf(mobile);
      return { subscription: row?.subscription === 1, pay_anything: row?.pay_anything === 1 };
    },
    seriesOf,
    save,
    clear: (mobile, at) =>
      save(mobile, { subscription: false, pay_anything: false, series: [] }, at),
  };
}

/** Reads a stored {@link DebitChoice} from its JSON. */
export function readChoice(json: string): DebitChoice {
  return JSON.parse(json);
}

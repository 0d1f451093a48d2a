import { day } from '../catalogue/tehran.ts';
import { createSubscriptions } from '../money/subscriptions.ts';
import type { Database } from '../storage/database.ts';
import { accounts } from './demo-accounts.ts';
import { type Gift, record } from './gift-days.ts';

/** Past gifts of the seed data's subscriber. */
const pastGifts: readonly (Omit<Gift, 'mobile'> & { daysAgo: number })[] = [
  {
    daysAgo: 246,
    days: 7,
    reason: 'campaign',
    note: { fa: 'عیدی نوروز ۱۴۰۵', en: 'A gift for Nowruz 1405' },
  },
  {
    daysAgo: 114,
    days: 3,
    reason: 'apology',
    note: {
      fa: 'بابت قطعی پخش در شب فینال',
      en: 'For the outage on the night of the final',
    },
  },
  {
    daysAgo: 50,
    days: 7,
    reason: 'plan',
    note: { fa: 'هدیهٔ اشتراک شش‌ماهه', en: 'With your subscription: six months' },
  },
];

/** Adds the seed's users to a new database. */
export function seedUsers(db: Database, now: number): void {
  db.transaction(() => {
    const known = new Set(
      db.all(db.from.selectFrom('users').select('mobile')).map(({ mobile }) => mobile),
    );
    const subscriptions = createSubscriptions(db);
    const [subscriber] = accounts;
    for (const { mobile, name, scope, daysLeft } of accounts) {
      if (known.has(mobile)) continue;
      const row = {
        mobile,
        name,
        scopes: JSON.stringify(scope),
        created_at: now,
        invited_by: null,
      };
      db.run(db.from.insertInto('users').values(row));
      if (daysLeft > 0) subscriptions.extend(mobile, daysLeft, now, null);
      if (mobile !== subscriber?.mobile) continue;
      for (const { daysAgo, ...gift } of pastGifts) {
        record(db, { ...gift, mobile }, now - daysAgo * day);
      }
    }
  });
}

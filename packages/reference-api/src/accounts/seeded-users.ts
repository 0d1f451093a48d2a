import { day } from '../catalogue/tehran.ts';
import { type ActivityParts, seedActivity } from '../demo-activity/seed-activity.ts';
import { createSubscriptions } from '../money/subscriptions.ts';
import { accounts, pastGifts } from './demo-accounts.ts';
import { record } from './gift-days.ts';

/** Adds the seed's users to a new database. Their subscriptions come with their activity, unless they are empty. */
export function seedUsers(parts: ActivityParts, emptyAccounts: boolean): void {
  const { db } = parts;
  const now = parts.now();
  db.transaction(() => {
    const known = new Set(
      db.all(db.from.selectFrom('users').select('mobile')).map(({ mobile }) => mobile),
    );
    const hasActivity = known.size === 0 && !emptyAccounts;
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
      if (hasActivity) continue;
      if (daysLeft > 0) subscriptions.extend(mobile, daysLeft, now, null);
      if (mobile !== subscriber?.mobile) continue;
      for (const { daysAgo, ...gift } of pastGifts) {
        record(db, { ...gift, mobile }, now - daysAgo * day);
      }
    }
    if (hasActivity) seedActivity(parts);
  });
}

import { createSubscriptions } from '../money/subscriptions.ts';
import type { Database } from '../storage/database.ts';
import type { Random } from './codes.ts';
import { createGiftDays } from './gift-days.ts';
import { createSessions } from './sessions.ts';
import { createSignIn, type SignInOptions } from './sign-in.ts';
import { createUsers, type SubscriptionOf } from './users.ts';

export type Accounts = ReturnType<typeof createAccounts>;

type Options = Pick<SignInOptions, 'limits' | 'sendSms' | 'smsHost'> & {
  db: Database;
  random: Random;
  now: () => number;
  subscriptionOf: SubscriptionOf;
};

export function createAccounts(options: Options) {
  const { db, random, now, subscriptionOf } = options;
  const sessions = createSessions(db, random, now);
  const gifts = createGiftDays(db, now, createSubscriptions(db));
  const users = createUsers(db, now, gifts, subscriptionOf);
  return { sessions, gifts, users, signIn: createSignIn({ ...options, sessions, users }) };
}

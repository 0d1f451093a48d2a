import type { Database } from '../storage/database.ts';
import type { Random } from './codes.ts';
import { createGiftDays, type GiftDays, type GrantDays } from './gift-days.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSignIn, type SignIn, type SignInOptions } from './sign-in.ts';
import type { SubscriptionOf } from './subscription.ts';
import { createUsers, type Users } from './users.ts';

export type Accounts = { sessions: Sessions; signIn: SignIn; users: Users; gifts: GiftDays };

type Options = Pick<SignInOptions, 'limits' | 'sendSms' | 'smsHost'> & {
  db: Database;
  random: Random;
  now: () => number;
  subscriptionOf: SubscriptionOf;
  grantDays: GrantDays;
};

export function createAccounts(options: Options): Accounts {
  const { db, random, now, subscriptionOf, grantDays } = options;
  const sessions = createSessions(db, random, now);
  const gifts = createGiftDays(db, now, grantDays);
  const users = createUsers(db, now, gifts, subscriptionOf);
  return { sessions, gifts, users, signIn: createSignIn({ ...options, sessions, users }) };
}

import { pastGifts } from '../accounts/demo-accounts.ts';
import { createGiftDays } from '../accounts/gift-days.ts';
import { referralOf } from '../accounts/referrals.ts';
import { createUsers } from '../accounts/users.ts';
import { createPreviewClips } from '../catalogue/preview-clips.ts';
import { day, midnight } from '../catalogue/tehran.ts';
import { createTitles, type TitlePictures } from '../catalogue/title.ts';
import { createMoneyServices } from '../money/services.ts';
import { createSubscriptions } from '../money/subscriptions.ts';
import type { Parts } from '../parts.ts';
import { activities } from './activities.ts';
import { makePayments, soldTitles } from './make-payments.ts';
import { watchTitles } from './watch-titles.ts';

const subscriber = '09120000001';
const friend = '09120000010';

export type ActivityParts = Pick<Parts, 'db' | 'random' | 'now'>;

/** Adds a step on an earlier day at an hour in Tehran; without an hour, at the time of day of today's clock. */
export type AddStep = (daysAgo: number, hour: number | undefined, step: () => void) => void;

/** Addresses of pictures take longer to make than all rows, and no row contains one. */
const picture = { url: '', width: 1, height: 1, color: '#000000' };
const noPictures: TitlePictures = { title: () => picture, person: () => picture };

/** Adds the past activity of the demo accounts, by the functions of the API, in the caller's transaction. */
export function seedActivity({ db, random, now: clock }: ActivityParts): void {
  const today = clock();
  /** The time of the running step, or today's. */
  let time = today;
  const now = () => time;
  const steps: { at: number; step: () => void }[] = [];
  const addStep: AddStep = (daysAgo, hour, step) => {
    const start = hour === undefined ? today : midnight(today) + Math.round((hour * day) / 24);
    steps.push({ at: start - daysAgo * day, step });
  };

  const titles = createTitles(db, noPictures, now);
  const parts = { db, titles, pictures: noPictures, clips: createPreviewClips(), now, random };
  const services = createMoneyServices(parts);
  const gifts = createGiftDays(db, now, createSubscriptions(db));
  const users = createUsers(db, now, gifts, services.entitlements.subscriptionOf);
  const sold = soldTitles(db, titles, today);

  for (const [mobile, activity] of Object.entries(activities)) {
    const bought = mobile === subscriber && sold.film ? [sold.film] : [];
    watchTitles(parts, addStep, { mobile, activity, bought });
    makePayments(services, addStep, { mobile, payments: activity.payments, sold });
  }
  for (const { daysAgo, ...gift } of pastGifts) {
    // The plan brings its own gift.
    if (gift.reason === 'plan') continue;
    addStep(daysAgo, 12, () => gifts.give({ ...gift, mobile: subscriber }));
  }
  const inviter = db.one(db.from.selectFrom('users').select('id').where('mobile', '=', subscriber));
  addStep(97, 19, () => users.welcome(friend, String(referralOf(inviter?.id ?? 0))));

  for (const { at, step } of steps.sort((one, other) => one.at - other.at)) {
    time = at;
    step();
  }
  time = today;
  services.settleDue();
}

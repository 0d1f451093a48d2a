import { pastGifts } from '../accounts/demo-accounts.ts';
import { createGiftDays } from '../accounts/gift-days.ts';
import { referralOf } from '../accounts/referrals.ts';
import { createUsers } from '../accounts/users.ts';
import { createPreviewClips } from '../catalogue/preview-clips.ts';
import { createTitles, type TitlePictures } from '../catalogue/title.ts';
import { createMoneyServices } from '../money/services.ts';
import { createSubscriptions } from '../money/subscriptions.ts';
import type { Parts } from '../parts.ts';
import { chooseTitles, soldTitles } from './choose-titles.ts';
import { makePayments } from './make-payments.ts';
import { payments } from './payments.ts';
import { createTimeline } from './timeline.ts';
import { viewings } from './viewings.ts';
import { watchTitles } from './watch-titles.ts';

const subscriber = '09120000001';
const friend = '09120000010';

export type ActivityParts = Pick<Parts, 'db' | 'random' | 'now'>;

/** Addresses of pictures take longer to make than all rows, and no row contains one. */
const picture = { url: '', width: 1, height: 1, color: '#000000' };
const noPictures: TitlePictures = { title: () => picture, person: () => picture };

/** Adds the past activity of the demo accounts, by the functions of the API, in the caller's transaction. */
export function seedActivity({ db, random, now: clock }: ActivityParts): void {
  const today = clock();
  const timeline = createTimeline(today);
  const { now } = timeline;
  const titles = createTitles(db, noPictures, now);
  const clips = createPreviewClips();
  const parts = { db, titles, pictures: noPictures, clips, now, random };
  const services = createMoneyServices(parts);
  const gifts = createGiftDays(db, now, createSubscriptions(db));
  const users = createUsers(db, now, gifts, services.entitlements.subscriptionOf);
  const sold = soldTitles(db, titles, today);

  for (const [mobile, watched] of Object.entries(viewings)) {
    const choice = chooseTitles(db, titles, { watched, mobile, today });
    const bought = mobile === subscriber && sold.film ? [sold.film] : [];
    watchTitles(parts, timeline, { mobile, watched, choice, bought });
  }
  for (const [mobile, own] of Object.entries(payments)) {
    makePayments(services, timeline, mobile, { payments: own, sold });
  }
  for (const { daysAgo, ...gift } of pastGifts) {
    // The plan brings its own gift.
    if (gift.reason === 'plan') continue;
    timeline.at(daysAgo, 12, () => gifts.give({ ...gift, mobile: subscriber }));
  }
  const inviter = db.one(db.from.selectFrom('users').select('id').where('mobile', '=', subscriber));
  timeline.at(97, 19, () => users.welcome(friend, String(referralOf(inviter?.id ?? 0))));
  timeline.run();
  services.settleDue();
}

import { expect, it } from 'vitest';
import { codeText } from '../accounts/sms-text.ts';
import { aboutPlans, plans } from '../money/plans/plans.ts';
import { appDetails } from '../site/details.ts';
import { aboutContact } from '../site/pages/about-contact.ts';
import { faq } from '../site/pages/faq.ts';
import { terms } from '../site/pages/terms.ts';

/** One server answers several brands, so its texts must not name one of them. Addresses are not texts. */
it('names no brand in its texts', () => {
  const texts = JSON.stringify([
    appDetails,
    aboutContact,
    faq,
    terms,
    aboutPlans,
    plans,
    codeText('1234', 'films.example', 'fa'),
    codeText('1234', 'films.example', 'en'),
  ]).replaceAll(/https?:\/\/[^"]+/g, '');
  expect(texts.match(/.{0,20}(?:پرده|مهتاب‌نما|parde|mahtab).{0,20}/giu) ?? []).toEqual([]);
});

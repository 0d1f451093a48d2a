import { isDeepStrictEqual } from 'node:util';
import { defaultOperatorText } from '@parde/domain';
import * as v from 'valibot';
import { bank, id, referral, text } from '../brand/check-shared.server.ts';
import type { Brand, BrandOverrides } from '../brand/define-brand.ts';

/** The variables that override fields of the brand, so that one build serves many deployments. */
export const overrideSettings = {
  LIVE_ID: v.optional(id),
  NEWSPAPER_ID: v.optional(id),
  BOOK_FAIR_ID: v.optional(id),
  SLIDER_REF: v.optional(referral),
  USER_REF: v.optional(referral),
  DEFAULT_BANK: v.optional(bank),
  FULL_RATE_OPERATORS_FA: v.optional(text),
  FULL_RATE_OPERATORS_EN: v.optional(text),
};

type Settings = { readonly [Name in keyof typeof overrideSettings]?: string | undefined };

/** Returns the fields in which this deployment differs from the brand. */
export function brandOverrides(brand: Brand, settings: Settings): BrandOverrides | undefined {
  const current = { ...brand, fullRateOperators: brand.fullRateOperators ?? defaultOperatorText };
  const { ids, fullRateOperators } = current;
  const deployed = {
    ids: {
      live: settings.LIVE_ID ?? ids.live,
      newspaper: settings.NEWSPAPER_ID ?? ids.newspaper,
      bookFair: settings.BOOK_FAIR_ID ?? ids.bookFair,
    },
    sliderRef: settings.SLIDER_REF ?? brand.sliderRef,
    userRef: settings.USER_REF ?? brand.userRef,
    defaultBank: settings.DEFAULT_BANK ?? brand.defaultBank,
    fullRateOperators: {
      ...fullRateOperators,
      fa: settings.FULL_RATE_OPERATORS_FA ?? fullRateOperators.fa,
      en: settings.FULL_RATE_OPERATORS_EN ?? fullRateOperators.en,
    },
  };
  const differing = Object.entries(deployed).filter(
    ([field, value]) => !isDeepStrictEqual(value, Reflect.get(current, field)),
  );
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
}

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
  const { sliderRef, userRef, defaultBank, fullRateOperators = defaultOperatorText } = brand;
  const ids = changed(brand.ids, {
    live: settings.LIVE_ID,
    newspaper: settings.NEWSPAPER_ID,
    bookFair: settings.BOOK_FAIR_ID,
  });
  const operators = changed(fullRateOperators, {
    fa: settings.FULL_RATE_OPERATORS_FA,
    en: settings.FULL_RATE_OPERATORS_EN,
  });
  const others = changed(
    { sliderRef, userRef, defaultBank },
    {
      sliderRef: settings.SLIDER_REF,
      userRef: settings.USER_REF,
      defaultBank: settings.DEFAULT_BANK,
    },
  );
  if (!ids && !operators && !others) return undefined;
  return { ...(ids && { ids }), ...(operators && { fullRateOperators: operators }), ...others };
}

/** Returns the fields with the values that are set, or undefined if nothing differs. */
function changed<Fields extends object>(
  fields: Fields,
  values: { readonly [Name in keyof Fields]?: Fields[Name] | undefined },
): Fields | undefined {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  const all = { ...fields, ...Object.fromEntries(set) };
  return isDeepStrictEqual(all, fields) ? undefined : all;
}

import { isListedHost } from './listed-host.ts';
import type { Locale } from './locale.ts';

/** The two largest mobile operators, the largest first. */
export const largestOperators = {
  fa: ['همراه اول', 'ایرانسل'],
  en: ['MCI', 'Irancell'],
} as const satisfies Record<Locale, readonly [string, string]>;

/** For a check that names no operator. */
export const defaultOperatorText = {
  fa: /* @__PURE__ */ largestOperators.fa.join(' و '),
  en: /* @__PURE__ */ largestOperators.en.join(' and '),
} as const satisfies Record<Locale, string>;

/** Longer than any list of names. */
const maxLength = 300;

/**
 * The operators that charge the full data rate, as the check names them. The check writes Persian, so only the two
 * names that we know are translated.
 */
export function operatorText(named: string | null | undefined, locale: Locale): string {
  const text = named?.trim() ?? '';
  const isKnown = text === '' || text === defaultOperatorText.fa;
  return isKnown || text.length > maxLength ? defaultOperatorText[locale] : text;
}

/** The full-rate tip is for subscribers, and not on the own hosts of one build. */
export function showsFullRateTip(
  subscription: { readonly subscribed: boolean },
  host: string,
  hiddenOn: readonly string[],
): boolean {
  return subscription.subscribed && !isListedHost(host, hiddenOn);
}

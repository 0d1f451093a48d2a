import { isListedHost } from './listed-host.ts';
import type { Locale } from './locale.ts';

/** The two mobile operators with the most customers, the largest first. */
export const largestOperators = {
  fa: ['همراه اول', 'ایرانسل'],
  en: ['MCI', 'Irancell'],
} as const satisfies Record<Locale, readonly [string, string]>;

/** Names the operators where the check names none. */
export const defaultOperatorText = {
  fa: /* @__PURE__ */ largestOperators.fa.join(' و '),
  en: /* @__PURE__ */ largestOperators.en.join(' and '),
} as const satisfies Record<Locale, string>;

/** Longer than any names. */
const maxLength = 300;

/**
 * The operators whose customers pay the full rate for data, as the check names them. The check writes Persian:
 * only where it names the two that we know as well is it said in the viewer's language.
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

import { isListedHost } from '../browser/listed-host.ts';
import type { Locale } from '../language/locale.ts';

/** The two largest mobile operators, the largest first. */
export const largestOperators = {
  fa: ['همراه اول', 'ایرانسل'],
  en: ['MCI', 'Irancell'],
} as const satisfies Record<Locale, readonly [string, string]>;

/** Used if the check names no operator. */
export const defaultOperatorText = {
  fa: /* @__PURE__ */ largestOperators.fa.join(' و '),
  en: /* @__PURE__ */ largestOperators.en.join(' and '),
} as const satisfies Record<Locale, string>;

/** Any list of names is shorter. */
const maxLength = 300;

/**
 * Returns the operators that charge the full data rate, as the check names them. The check sends Persian, so only the
 * two known names are translated.
 */
export function operatorText(named: string | null | undefined, locale: Locale): string {
  const text = named?.trim() ?? '';
  const isKnown = text === '' || text === defaultOperatorText.fa;
  return isKnown || text.length > maxLength ? defaultOperatorText[locale] : text;
}

/** True if the full-rate tip is shown: for subscribers, except on the hosts of one build. */
export function showsFullRateTip(
  subscription: { readonly subscribed: boolean },
  host: string,
  hiddenOn: readonly string[],
): boolean {
  return subscription.subscribed && !isListedHost(host, hiddenOn);
}

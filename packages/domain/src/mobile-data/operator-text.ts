import { isListedHost } from '../browser/listed-host.ts';
import type { Locale } from '../language/locale.ts';

/** The two largest mobile operators, the largest first. */
export const largestOperators = {
  fa: ['همراه اول', 'ایرانسل'],
  en: ['MCI', 'Irancell'],
} as const satisfies Record<Locale, readonly [string, string]>;

/** Used if neither the check nor the brand names an operator. */
export const defaultOperatorText = {
  fa: /* @__PURE__ */ largestOperators.fa.join(' و '),
  en: /* @__PURE__ */ largestOperators.en.join(' and '),
} as const satisfies Record<Locale, string>;

/** Any list of names is shorter. */
const maxLength = 300;

/**
 * Returns the operators that charge the full data rate, as the check names them. The check sends Persian, so only
 * known texts are translated: the brand's own and the default one.
 */
export function operatorText(
  named: string | null | undefined,
  locale: Locale,
  own: Readonly<Record<Locale, string>> = defaultOperatorText,
): string {
  const text = named?.trim() ?? '';
  if (text === '' || text.length > maxLength) return own[locale];
  return [own, defaultOperatorText].find(({ fa }) => fa === text)?.[locale] ?? text;
}

/** True if the full-rate tip is shown: for subscribers, except on the hosts of one build. */
export function showsFullRateTip(
  subscription: { readonly subscribed: boolean },
  host: string,
  hiddenOn: readonly string[],
): boolean {
  return subscription.subscribed && !isListedHost(host, hiddenOn);
}

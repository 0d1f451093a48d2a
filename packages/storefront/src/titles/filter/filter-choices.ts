import type { FilterOption } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { namePhrase } from '../../words/phrases.ts';

interface Words {
  readonly everything: string;
  /** Chosen once, and not offered any more. */
  readonly gone: string;
}

export function filterChoices(
  offered: readonly FilterOption[] | undefined,
  chosen: number,
  locale: Locale,
  { everything, gone }: Words,
) {
  const choices = [
    { value: '0', label: everything },
    ...(offered ?? []).map((option) => {
      return { value: String(option.value), label: namePhrase(option, locale) };
    }),
  ];
  if (choices.some(({ value }) => value === String(chosen))) return choices;
  // Else the field would say "everything" of a list that is filtered, and could not be set to it.
  return [...choices, { value: String(chosen), label: offered ? gone : '…' }];
}

import type { FilterOption } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import { langOf } from '../../words/lang-of.ts';
import { nameOf } from '../../words/names.ts';

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
      const label = nameOf(option, locale);
      return { value: String(option.value), label, lang: langOf(label, locale) };
    }),
  ];
  if (choices.some(({ value }) => value === String(chosen))) return choices;
  // Else the field would say "everything" of a list that is filtered, and could not be set to it.
  return [...choices, { value: String(chosen), label: offered ? gone : '…' }];
}

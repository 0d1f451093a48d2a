import type { FilterOption } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { PhraseData } from '@parde/ui';
import { namePhrase } from '../../names/phrases.ts';

type Counts = Readonly<Record<string, number>>;

interface Messages {
  readonly everything: string;
  /** The label of a chosen option that the server no longer lists. */
  readonly gone: string;
}

export interface FilterChoice {
  readonly value: string;
  readonly label: PhraseData;
  /** The number of titles that match this choice, if known. */
  readonly count?: number;
}

export function filterChoices(
  offered: readonly FilterOption[] | undefined,
  chosen: number,
  locale: Locale,
  { everything, gone }: Messages,
  counts?: Counts,
  /** Sorts by the number of matching titles, most first. Without it, the server's order applies. */
  order?: Counts,
): FilterChoice[] {
  const countOf = ({ value }: FilterOption) => order?.[String(value)] ?? 0;
  const sorted = [...(offered ?? [])].sort((one, other) => countOf(other) - countOf(one));
  const choices: FilterChoice[] = [
    { value: '0', label: everything },
    ...sorted.map((option) => {
      const value = String(option.value);
      const choice = { value, label: namePhrase(option, locale) };
      return counts ? { ...choice, count: counts[value] ?? 0 } : choice;
    }),
  ];
  if (choices.some(({ value }) => value === String(chosen))) return choices;
  // Otherwise the field would show "everything" for a filtered list, and could not be set to it.
  return [...choices, { value: String(chosen), label: offered ? gone : '…' }];
}

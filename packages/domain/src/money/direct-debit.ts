/** The bank that is selected by default, unless the brand names another. */
export const defaultDebitBank = '012';

/** The fields that the choice of a bank for automatic payment needs. */
export interface DebitBankOption {
  readonly id: string;
  /** True if the bank cannot be chosen yet. */
  readonly soon?: boolean;
}

/** True if the viewer can make an agreement with the bank: it is available now and not active already. */
export function canAddBank({ id, soon }: DebitBankOption, active: readonly string[]): boolean {
  return soon !== true && !active.includes(id);
}

/** Returns the chosen bank, else the default one, else the first that can be added. */
export function chooseBankToAdd(
  banks: readonly DebitBankOption[],
  active: readonly string[],
  chosen: string | undefined,
  usual: string = defaultDebitBank,
): string | undefined {
  const free = banks.filter((bank) => canAddBank(bank, active)).map(({ id }) => id);
  return [chosen, usual, free[0]].find((id) => id !== undefined && free.includes(id));
}

/**
 * Returns the ids that the server refused. Its errors are under `series.0`, `series.1`, by their position in the
 * request.
 */
export function refusedSeriesIds(
  errors: Readonly<Record<string, unknown>> | undefined,
  series: readonly string[],
): string[] {
  return Object.keys(errors ?? {}).flatMap((field) => {
    const index = /^series\.(\d{1,4})$/.exec(field)?.[1];
    return series[Number(index)] ?? [];
  });
}

/** The bank that is chosen before the viewer chooses one. */
export const defaultDebitBank = '012';

/** What the choice of a bank for automatic payment needs to know of it. */
export interface DebitBankOption {
  readonly id: string;
  /** It cannot be chosen yet. */
  readonly soon?: boolean;
}

/** A bank that an agreement can be made with: neither one that comes soon nor one that is active already. */
export function canAddBank({ id, soon }: DebitBankOption, active: readonly string[]): boolean {
  return soon !== true && !active.includes(id);
}

/** The chosen bank, else the default one, else the first that can be added. */
export function bankToAdd(
  banks: readonly DebitBankOption[],
  active: readonly string[],
  chosen: string | undefined,
): string | undefined {
  const free = banks.filter((bank) => canAddBank(bank, active)).map(({ id }) => id);
  return [chosen, defaultDebitBank, free[0]].find((id) => id !== undefined && free.includes(id));
}

/** The ids that the server refused: its errors are under `series.0`, `series.1`, by their place in what was sent. */
export function refusedSeries(
  errors: Readonly<Record<string, unknown>> | undefined,
  series: readonly string[],
): string[] {
  return Object.keys(errors ?? {}).flatMap((field) => {
    const place = /^series\.(\d{1,4})$/.exec(field)?.[1];
    return series[Number(place)] ?? [];
  });
}

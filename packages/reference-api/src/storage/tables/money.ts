export type MoneyTables = Record<never, never>;

export const moneyTables = '';

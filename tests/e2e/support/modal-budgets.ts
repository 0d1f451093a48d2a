/**
 * What a modal of money adds to the account. The words after the bank have left credit's, and debit's is two hundred more:
 * it keeps the bank, by which the account tells what came of it where the API cannot.
 *
 * A bank's page that must not be opened costs both a hundred and debit two: its words, its report, and paying again.
 */
export const modalBudgets = {
  credit: { button: 'افزایش اعتبار', scriptBytes: 13_100, scripts: 14 },
  wallet: { button: 'گردش کیف پول', scriptBytes: 3_500, scripts: 5 },
  debit: { button: 'تنظیم پرداخت خودکار', scriptBytes: 15_300, scripts: 14 },
};

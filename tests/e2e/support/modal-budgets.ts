/** What a modal of money adds to the account. */
export const modalBudgets = {
  credit: { button: 'افزایش اعتبار', scriptBytes: 12_900, scripts: 13 },
  wallet: { button: 'گردش اعتبار', scriptBytes: 3_500, scripts: 5 },
  debit: { button: 'تنظیم پرداخت خودکار', scriptBytes: 14_200, scripts: 13 },
};

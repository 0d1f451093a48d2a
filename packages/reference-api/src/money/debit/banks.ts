import type { DebitBank } from '@parde/api-client';

/** In the order of the form. */
export const debitBanks: readonly DebitBank[] = [
  { id: '012', name_fa: 'بانک ملت', name_en: 'Bank Mellat', soon: false },
  { id: '018', name_fa: 'بانک تجارت', name_en: 'Tejarat Bank', soon: false },
  { id: '057', name_fa: 'بانک پاسارگاد', name_en: 'Bank Pasargad', soon: false },
  { id: '017', name_fa: 'بانک ملی ایران', name_en: 'Bank Melli Iran', soon: true },
];

export function debitBank(id: string): DebitBank | undefined {
  return debitBanks.find((bank) => bank.id === id);
}

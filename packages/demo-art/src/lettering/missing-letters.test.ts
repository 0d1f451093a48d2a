import { expect, it } from 'vitest';
import { missingLetters } from './missing-letters.ts';

it('has the letters of Persian and of the languages of Europe', async () => {
  const persian = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءآأؤئۀةًٌٍَُِّ۰۱۲۳۴۵۶۷۸۹«»،؛؟';
  expect(await missingLetters(`${persian} نیم‌فاصله`)).toEqual([]);
  expect(await missingLetters('Ünlü Łódź, Çeşme – Þór’s “Œuvre”')).toEqual([]);
});

it('returns each missing letter once', async () => {
  expect(await missingLetters('شب 漢字 漢')).toEqual(['漢', '字']);
});

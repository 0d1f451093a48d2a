import { expect, it } from 'vitest';
import { missingLetters } from './missing-letters.ts';

it('has the letters of Persian and of the languages of Europe', () => {
  const persian = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءآأؤئۀةًٌٍَُِّ۰۱۲۳۴۵۶۷۸۹«»،؛؟';
  expect(missingLetters(`${persian} نیم‌فاصله`)).toEqual([]);
  expect(missingLetters('Ünlü Łódź, Çeşme – Þór’s “Œuvre”')).toEqual([]);
});

it('names what a poster would lack, once', () => {
  expect(missingLetters('شب 漢字 漢')).toEqual(['漢', '字']);
});

import { expect, it } from 'vitest';
import { trustBadges } from './trust-badges.ts';

const enamad = { id: '310542', code: 'b7Kq' };
const samandehi = { id: '1070000', key: 'xlao' };
const names = (...of: Parameters<typeof trustBadges>) => trustBadges(...of).map(({ name }) => name);

it('builds the links of a badge from its keys', () => {
  expect(trustBadges({ enamad, samandehi })).toEqual([
    {
      name: 'enamad',
      href: 'https://trustseal.enamad.ir/?id=310542&Code=b7Kq',
      picture: 'https://trustseal.enamad.ir/logo.aspx?id=310542&Code=b7Kq',
    },
    {
      name: 'samandehi',
      href: 'https://logo.samandehi.ir/Verify.aspx?id=1070000&p=xlao',
      picture: 'https://logo.samandehi.ir/logo.aspx?id=1070000&p=xlao',
    },
  ]);
});

it('has only the badges of the site', () => {
  expect(names({ enamad, samandehi: null })).toEqual(['enamad']);
  expect(names({ enamad: null, samandehi: null })).toEqual([]);
  expect(names(undefined)).toEqual([]);
});

it('falls back to the keys of the anonymous check', () => {
  const check = { samandehi_id: '1070000', samandehi_p: 'xlao' };
  expect(trustBadges(undefined, check)).toEqual(trustBadges({ enamad: null, samandehi }));
  expect(names(undefined, { samandehi_id: '', samandehi_p: '' })).toEqual([]);
  expect(names(undefined, { samandehi_id: '1070000' })).toEqual([]);
});

import { expect, it } from 'vitest';
import { checkBrand } from '../test-support/check-brand.server.ts';
import type { Brand } from './define-brand.ts';
import { testBrand } from './test-brand.ts';

it('accepts cheap hours, also if they span midnight', () => {
  const offline: Brand['offline'] = { cheapHours: [{ from: '23:30', to: '07:00' }] };
  expect(checkBrand({ ...testBrand, offline }).offline).toEqual(offline);
});

it.each([
  [{ from: '2', to: '08:00' }, 'offline.cheapHours.0.from must be a time such as 02:00'],
  [{ from: '02:00', to: '24:00' }, 'offline.cheapHours.0.to must be a time such as 02:00'],
  [{ from: '02:00', to: '02:00' }, 'offline.cheapHours.0 must end at another time'],
])('%j is refused', (hours, mistake) => {
  expect(() => checkBrand({ ...testBrand, offline: { cheapHours: [hours] } })).toThrow(mistake);
});

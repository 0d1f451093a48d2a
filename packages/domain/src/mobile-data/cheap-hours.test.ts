import { expect, it } from 'vitest';
import { cheapHours } from './cheap-hours.ts';

/** Returns the time stamp of a time of day in Tehran. */
const at = (time: string, day = 27) => Date.parse(`2026-11-${day}T${time}:00+03:30`);
const early = [{ from: '02:00', to: '08:00' }];
const night = [{ from: '23:30', to: '07:00' }];

it.each([
  ['before they begin', early, at('01:59'), false, at('02:00')],
  ['as they begin', early, at('02:00'), true, at('08:00')],
  ['before they end', early, at('07:59'), true, at('08:00')],
  ['as they end', early, at('08:00'), false, at('02:00', 28)],
  ['on a day that has not begun where clocks show UTC', early, at('03:00'), true, at('08:00')],
  ['before a night', night, at('23:29'), false, at('23:30')],
  ['before midnight', night, at('23:45'), true, at('07:00', 28)],
  ['after midnight', night, at('06:59'), true, at('07:00')],
  ['after a night', night, at('12:00'), false, at('23:30')],
  ['until midnight', [{ from: '20:00', to: '00:00' }], at('21:00'), true, at('00:00', 28)],
  [
    'that follow one another',
    [...early, { from: '08:00', to: '10:00' }],
    at('07:00'),
    true,
    at('10:00'),
  ],
  [
    'the next of several',
    [...early, { from: '14:00', to: '16:00' }],
    at('09:00'),
    false,
    at('14:00'),
  ],
  ['the whole day', [{ from: '00:00', to: '00:00' }], at('09:00'), true, null],
  ['none', [], at('03:00'), false, null],
  ['that cannot be read', [{ from: '2 am', to: '08:00' }], at('03:00'), false, null],
] as const)('cheap hours, %s', (_, hours, now, areActive, changeAt) => {
  expect(cheapHours(hours, now)).toEqual({ areActive, changeAt });
});

import { expect, it } from 'vitest';
import { offlineAccess } from './offline-access.ts';

const hour = 3_600_000;
const end = Date.parse('2026-12-01T00:00:00+03:30');
const until = '2026-12-01T00:00:00+03:30';

it.each([
  ['before its end', until, end - 1, end - 9 * hour, 'open'],
  ['at its end', until, end, end - 9 * hour, 'ended'],
  [
    'where the device was past its end before its clock was set, back or right',
    until,
    end - 0.5 * hour,
    end,
    'clock',
  ],
  ['where the clock was set back', until, end - 9 * hour, end - 7 * hour, 'clock'],
  ['where the clock was set right by a little', until, end - 9 * hour, end - 8.5 * hour, 'open'],
  ['without an end, whatever the clock says', null, 0, end, 'open'],
  ['where its end cannot be read', 'soon', 0, 0, 'ended'],
] as const)('access to a saved title, %s', (_, ends, now, latest, access) => {
  expect(offlineAccess({ until: ends, now, latest })).toBe(access);
});

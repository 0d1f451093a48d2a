import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { describeRhythm } from './how-often.ts';

const { latest } = fixture('getChannel').data;
if (!latest) throw new Error('The example has no newest video.');

const channel = (first: string | null | undefined, last: string, video_count: number) => ({
  ...(first !== undefined && { first_published_at: first }),
  latest: { ...latest, published_at: last },
  video_count,
});

it.each([
  ['2026-08-27T07:00:00+03:30', '2026-11-24T07:00:00+03:30', 90, 'daily'],
  ['2025-12-22T18:00:00+03:30', '2026-11-16T18:00:00+03:30', 48, 'weekly'],
  ['2026-01-01T00:00:00Z', '2026-03-12T00:00:00Z', 6, 'fortnightly'],
  ['2026-01-01T00:00:00Z', '2026-04-01T00:00:00Z', 4, 'monthly'],
  ['2026-01-01T00:00:00Z', '2026-04-01T00:00:00Z', 10, undefined],
  ['2026-01-01T00:00:00Z', '2026-01-15T00:00:00Z', 3, undefined],
  ['not a date', '2026-01-15T00:00:00Z', 30, undefined],
  [null, '2026-01-15T00:00:00Z', 30, undefined],
  [undefined, '2026-01-15T00:00:00Z', 30, undefined],
])('from %s to %s, %s videos mean the frequency %s', (first, last, count, expected) => {
  expect(describeRhythm(channel(first, last, count))).toBe(expected);
});

import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { dayOf } from './issue-words.ts';
import { isVideo, validChannels } from './valid-channels.ts';

const channel = fixture('getChannel').data;
const { latest } = channel;
if (!latest) throw new Error('The example has no newest video.');

it('keeps channels with a name in either language', () => {
  const english = { ...channel, name_fa: '', name_en: 'Ravagh' };
  const nameless = { ...channel, name_fa: '', name_en: null };
  expect(validChannels([channel, english, nameless])).toEqual([channel, english]);
  expect(validChannels(null)).toEqual([]);
  expect(isVideo({ ...latest, name_fa: '', name_en: 'Lost tiles' })).toBe(true);
  expect(isVideo({ ...latest, channel: nameless })).toBe(false);
});

it('knows the day of an issue, or else of its publication', () => {
  const issue = { number: 48, issue_date: '2026-11-16' };
  const published_at = '2026-11-20T18:00:00+03:30';
  expect(dayOf({ issue, published_at }, 'en')).toBe('16 November 2026');
  expect(dayOf({ issue: null, published_at }, 'en')).toBe('20 November 2026');
  expect(dayOf({ issue: null, published_at: '' }, 'en')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { dayOf } from './issue-messages.ts';

it('returns the day of the issue, or else of the publication', () => {
  const issue = { number: 48, issue_date: '2026-11-16' };
  const published_at = '2026-11-20T18:00:00+03:30';
  expect(dayOf({ issue, published_at }, 'en')).toBe('16 November 2026');
  expect(dayOf({ issue: null, published_at }, 'en')).toBe('20 November 2026');
  expect(dayOf({ issue: null, published_at: '' }, 'en')).toBeUndefined();
});

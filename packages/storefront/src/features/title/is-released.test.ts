import type { TitleDecision } from '@parde/domain';
import { expect, it } from 'vitest';
import { isReleased } from './is-released.ts';

const decided = (watch: TitleDecision['watch']) => ({ watch });
const unmarked = { badge: null };

it.each(['not-released', 'presale'] as const)('a title is not released: %s', (kind) => {
  expect(isReleased(unmarked, decided({ kind, from: undefined }))).toBe(false);
});

it('a title with the badge for it is unreleased, whatever else is known', () => {
  expect(isReleased({ badge: 'soon' }, undefined)).toBe(false);
});

it('any other title is released', () => {
  expect(isReleased(unmarked, undefined)).toBe(true);
  expect(isReleased(unmarked, decided({ kind: 'refused' }))).toBe(true);
});

import type { Card } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { expect, it } from 'vitest';
import { validCards } from './valid-cards.ts';

const [row] = fixture('getDiscover').data;
const [card] = row?.items ?? [];

/** An answer that breaks the contract. */
const answered = (value: unknown): Card[] => JSON.parse(JSON.stringify(value));

it('keeps the valid cards and drops the broken ones', () => {
  const { poster: _poster, ...bare } = card ?? { poster: null };
  const broken = [null, 7, 'film', {}, { ...card, id: 7 }, { ...card, name_fa: undefined }];
  const unknown = { ...card, content_type: 'hologram' };
  const inherited = { ...card, content_type: 'toString' };
  expect(validCards(answered([...broken, card, unknown, inherited, bare]))).toEqual([card, bare]);
});

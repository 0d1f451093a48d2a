import { operations as contractOperations } from '@parde/api-client/operations';
import { locales } from '@parde/domain';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import { loadMessages, readMessages } from '../../app/i18n/messages.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { operationsOf } from '../backend/operations.ts';
import { textsIn } from '../start/check-messages.server.ts';
import { factsOf } from './page-needs.ts';
import { textsWithout } from './texts-without.ts';

const ids = contractOperations.map(({ operationId }) => operationId);
const series = ['getSeries', 'listEpisodes', 'getEpisode'] as const;
const people = ['getCast'] as const;
const positions = ['saveWatching'] as const;

const factsWithout = (...without: (typeof ids)[number][]) => {
  const operations = [...operationsOf({ operations: 'all', without }).keys()];
  return factsOf({ operations, derived: [] });
};

/** Returns a message as a viewer of a server without these operations reads it. */
async function reader(
  brand: Parameters<typeof loadMessages>[0]['brand'],
  ...without: (typeof ids)[number][]
) {
  const texts = textsWithout(factsWithout(...without), 'fa');
  const i18n = createI18n({ locale: 'fa' }, testBrand);
  const page = { brand, i18n, facts: { locale: 'fa', texts } } as const;
  for (const of of ['home-late', 'search', 'shell'] as const) await loadMessages(page, of);
  return i18n.t;
}

it('a complete server has the built-in texts', () => {
  expect(textsWithout(factsOf({ operations: undefined, derived: [] }), 'fa')).toBeUndefined();
  expect(textsWithout(factsWithout(), 'fa')).toEqual({});
});

it.each([
  [[], 'نام فیلم، سریال یا هنرمند'],
  [series, 'نام فیلم یا هنرمند'],
  [people, 'نام فیلم یا سریال'],
  [[...series, ...people], 'نام فیلم'],
] as const)('without %j, search asks for «%s»', async (without, text) => {
  const t = await reader({}, ...without);
  expect(t('search:placeholder')).toBe(text);
});

it('the subscription promises to continue only on a server that stores and lists positions', async () => {
  const promise = 'از همان‌جا که مانده‌اید';
  expect((await reader({}))('home-late:plansText')).toContain(promise);
  for (const operation of ['saveWatching', 'listWatching'] as const) {
    expect((await reader({}, operation))('home-late:plansText')).not.toContain(promise);
  }
});

it('the brand’s own message comes first', async () => {
  const t = await reader({ messages: { fa: { 'shell:cinema': 'سینما' } } }, ...series);
  expect([t('shell:cinema'), t('home-late:plansTitle')]).toEqual(['سینما', 'فیلم‌ها با یک اشتراک']);
});

describe.each(locales)('the texts in %s', (locale) => {
  const all = textsWithout(factsWithout(...series, ...people, ...positions), locale) ?? {};

  it('replace messages with the same placeholders', async () => {
    const messages = await textsIn(locale, readMessages);
    const placeholders = (text = '') => [...text.matchAll(/\{\{[^}]*\}\}/g)].join();
    for (const [key, text] of Object.entries(all)) {
      expect(messages, key).toHaveProperty([key]);
      expect(placeholders(text), key).toBe(placeholders(messages[key]));
    }
  });

  it('name no series', () => {
    expect(Object.values(all).filter((text) => /سریال|series/i.test(text))).toEqual([]);
  });
});

import { createApiClient } from '@parde/api-client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { kidsTitleQuery } from './kids-titles.ts';

/** What a child is shown of a series that the server describes so. */
function seriesWith(fields: object) {
  const api = createApiClient({
    baseUrl: 'https://api.example/api/v1',
    fetch: async () => Response.json({ data: { id: '1', name_fa: 'x', age_rating: 7, ...fields } }),
  });
  return new QueryClient().fetchQuery(kidsTitleQuery({ api }, { type: 'series', id: '1' }));
}

const genre = { key: 'kids', name_fa: 'کودک' };
const season = { number: 1, name_fa: 'فصل اول' };

it.each([
  [{}, { genres: [], seasons: [] }],
  [
    { genres: null, seasons: null },
    { genres: [], seasons: [] },
  ],
  [
    { genres: 'kids', seasons: { 1: season } },
    { genres: [], seasons: [] },
  ],
  [
    { genres: [null, 7, {}, genre], seasons: [null, {}, 'x', season] },
    { genres: [genre], seasons: [season] },
  ],
])('lists that are odd, %j, leave the title whole', async (fields, expected) => {
  expect(await seriesWith(fields)).toMatchObject({ name_fa: 'x', ...expected });
});

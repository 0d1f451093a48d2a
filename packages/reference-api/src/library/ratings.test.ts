import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';
import { episode, film, series, viewersOf } from '../test-support/viewer.ts';

const api = createCatalogueApi();
const viewer = viewersOf(api);

describe('a rating', () => {
  const shown = async () => {
    const { data } = await read<Answer<'getMovie'>>(api.call('GET', '/get/movie/1000'));
    return data.rating;
  };

  it('is one per viewer, changes the public average, and can be removed', async () => {
    const [mine, others] = [await viewer(), await viewer()];
    expect(await shown()).toEqual({ average: 9, count: 10 });
    await mine.rate(film, 1);
    expect(await shown()).toEqual({ average: 8.3, count: 11 });
    const again = await read<Answer<'rateTitle'>>(mine.rate(film, 3));
    expect(again.data).toMatchObject({ ...film, rating: 3 });
    await others.rate(film, 10);
    expect(await shown()).toEqual({ average: 8.6, count: 12 });
    expect((await others.state(film)).rating).toBe(10);
    for (const one of [mine, others, others]) await one.rate(film, null);
    expect(await shown()).toEqual({ average: 9, count: 10 });
    expect((await mine.state(film)).rating).toBeNull();
  });

  it.each([
    series,
    episode('7711'),
    { content_type: 'video', id: '4002' },
    { content_type: 'ekran', id: '9001' },
  ])('can be given to a $content_type', async (title) => {
    const { rate, state } = await viewer();
    expect((await rate(title, 7)).status).toBe(200);
    expect((await state(title)).rating).toBe(7);
  });

  it('is refused for an unreleased title, and for an invalid value', async () => {
    const { rate } = await viewer();
    const refused = [rate({ content_type: 'movie', id: '1019' }, 9)];
    for (const value of [0, 11, 5.5]) refused.push(rate(film, value));
    for (const response of refused) {
      expect((await response).status).toBe(422);
      expect(Object.keys((await read<ErrorBody>(response)).errors)).toEqual(['value']);
    }
  });
});

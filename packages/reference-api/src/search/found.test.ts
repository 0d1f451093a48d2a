import type { Answer, Card } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { read } from '../test-support/test-api.ts';
import { createCatalogueApi } from '../test-support/test-catalogue.ts';

const api = createCatalogueApi();
const get = (path: string) => api.call('GET', path);
const search = async (asked: string) =>
  (await read<Answer<'search'>>(get(`/get/search?${asked}`))).data;
const page = (query: string) => search(`query=${encodeURIComponent(query)}`);
const shown = ({ items }: { items: Card[] }) =>
  items.map((item) => `${item.content_type}: ${item.name_fa}`);

describe('the reason for a match', () => {
  const why = async (query: string) =>
    (await page(query)).items.map(({ name_fa, matched }) => [name_fa, matched]);

  it('is the name in either language, or the original name', async () => {
    expect((await why('یوز'))[0]).toEqual(['یوز', { by: 'name' }]);
    expect((await why('silk caravan'))[0]).toEqual(['کاروان ابریشم', { by: 'name' }]);
    expect(await why('clessidra')).toEqual([
      ['ساعت شنی ونیز', { by: 'original_name', text: 'La clessidra di Venezia' }],
    ]);
  });

  it('is a person with their role', async () => {
    expect(await why('آملی گارنو')).toEqual([
      ['آملی گارنو', { by: 'name' }],
      [
        'ساعت شنی ونیز',
        { by: 'person', name_fa: 'آملی گارنو', name_en: 'Amélie Garnaud', role: 'actor' },
      ],
    ]);
    // This also works with a typing mistake in the name.
    expect((await why('آملی گارنوو'))[1]?.[1]).toMatchObject({ by: 'person' });
  });

  it('is the series of an episode, or the genre', async () => {
    const [, episode] = await why('قهوه خانه حاج رضا');
    expect(episode?.[1]).toEqual({
      by: 'series',
      name_fa: 'قهوه‌خانهٔ حاج رضا',
      name_en: 'Haj Reza’s Coffee House',
    });
    expect((await why('کمدی'))[0]?.[1]).toEqual({
      by: 'genre',
      name_fa: 'کمدی',
      name_en: 'Comedy',
    });
  });
});

describe('the summary of all results', () => {
  it('has the number of results per kind, whatever kind is requested', async () => {
    const counts = { all: 3, movie: 1, series: 1, episode: 1 };
    expect((await page('مهمانی')).about).toMatchObject({ count: 3, counts });
    const films = await search(`query=${encodeURIComponent('مهمانی')}&type=movie`);
    expect(films.about).toMatchObject({ count: 1, counts });
    const italian = await search('query=the&country=4&type=series');
    expect(italian.about).toMatchObject({ count: 0, counts: { all: 1, movie: 1 } });
  });

  it('shows whether the results are for the typed term', async () => {
    expect((await page('یوز')).about.corrected).toBe(false);
    expect((await page('قحوه‌خانه')).about.corrected).toBe(true);
  });

  it('suggests the term on the other keyboard layout', async () => {
    const { about, items } = await page(';hv,hk hfvdal');
    expect(about).toMatchObject({ corrected: true, did_you_mean: 'کاروان ابریشم' });
    expect(shown({ items })[0]).toBe('movie: کاروان ابریشم');
    expect((await page('سهمن ژشقشرشد'.replace('ژ', 'ز'))).about.did_you_mean).toBe('silk caravan');
  });

  it('suggests a name with a corrected mistake above a few weak matches', async () => {
    expect((await page('ریشمم')).about.did_you_mean).toBeNull();
    expect((await page('مان')).about).toMatchObject({ corrected: false, did_you_mean: 'نان' });
  });
});

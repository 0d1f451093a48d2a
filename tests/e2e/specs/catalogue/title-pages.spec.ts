import { narrowest } from '../../page-checks/narrow.ts';
import { open } from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { expect, test } from '../../support/test.ts';
import { films, titles } from '../../support/titles.ts';

/** Tests for all title pages. */

/** The schema.org type of each title, and the properties that search engines require. */
const described = [
  { path: `/movie/${titles.movie}`, type: 'Movie', has: ['datePublished', 'duration', 'director'] },
  {
    path: `/series/${titles.series}`,
    type: 'TVSeries',
    has: ['numberOfSeasons', 'numberOfEpisodes'],
  },
  {
    path: `/episode/${titles.episode}`,
    type: 'TVEpisode',
    has: ['episodeNumber', 'partOfSeason', 'partOfSeries'],
  },
  {
    path: `/video/${titles.video}`,
    type: 'VideoObject',
    has: ['thumbnailUrl', 'uploadDate', 'duration'],
  },
];

test('search engines get each page’s content and breadcrumbs; the document links to all actions', async ({
  site,
}) => {
  for (const { path, type, has } of described) {
    const [about, way] = jsonLd((await sendRequest(site.origin + path)).text);
    expect(about, path).toMatchObject({
      '@type': type,
      name: expect.stringMatching(/./),
      url: site.origin + path,
      description: expect.stringMatching(/./),
      image: expect.arrayContaining([expect.stringContaining(site.origin)]),
    });
    expect(Object.keys(about ?? {}), path).toEqual(expect.arrayContaining(has));
    expect(stepsOf(way)).toEqual(expect.arrayContaining([`${site.origin}/`, site.origin + path]));
  }

  const [way] = jsonLd((await sendRequest(`${site.origin}/genres/drama`)).text);
  expect(stepsOf(way)).toEqual(['/', '/genres', '/genres/drama'].map((at) => site.origin + at));

  const channel = `${site.origin}/lives/parde-one`;
  expect(jsonLd((await sendRequest(channel)).text)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ '@type': 'BroadcastService', url: channel }),
      expect.objectContaining({ '@type': 'BroadcastEvent', isLiveBroadcast: true }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]),
  );

  const { text } = await sendRequest(`${site.origin}/movie/${films.usual}`);
  expect(text).toContain(`href="/profile/plans?content_type=movie&amp;content_id=${films.usual}"`);
  expect(text).toContain(`href="/movie/download/${films.usual}"`);
});

test.describe('on the narrowest phone', () => {
  test.use(narrowest);

  test('markup in a title stays within the data for search engines and within the page @pictures', async ({
    site,
    page,
  }) => {
    const { text } = await sendRequest(`${site.origin}/movie/${films.markup}`);
    const [about] = jsonLd(text);
    expect(about?.name).toContain('<');
    await open(page, `/movie/${films.markup}`);
    expect(await page.evaluate(() => Reflect.get(window, 'pardeWasHere'))).toBeUndefined();
    const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;
    await expect.poll(() => page.evaluate(tooWide)).toBe(0);
  });
});

/** The nodes of a document's JSON-LD. */
function jsonLd(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/ type="application\/ld\+json"[^>]*>([^<]*)</g)].flatMap(
    ([, json = '']) => JSON.parse(json)['@graph'],
  );
}

/** The addresses of the breadcrumbs, in order. */
function stepsOf(way: Record<string, unknown> | undefined): unknown[] {
  const steps = way?.itemListElement;
  expect(way?.['@type']).toBe('BreadcrumbList');
  return Array.isArray(steps) ? steps.map(({ item }: { item: unknown }) => item) : [];
}

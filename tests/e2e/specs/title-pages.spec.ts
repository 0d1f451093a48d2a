import { narrowest } from '../page-checks/narrow.ts';
import { films } from '../support/films.ts';
import { ask } from '../support/http.ts';
import { open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';
import { titles } from '../support/titles.ts';

/** Shared by all title pages. */

/** The schema.org type of each, and what search engines require of it. */
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

for (const { path, type, has } of described) {
  test(`search engines are told of ${path} that it is a ${type}, and the way to it`, async ({
    site,
  }) => {
    const { text } = await ask(site.origin + path);
    const [about, way] = jsonLd(text);
    expect(about).toMatchObject({
      '@type': type,
      name: expect.stringMatching(/./),
      url: site.origin + path,
      description: expect.stringMatching(/./),
      image: expect.arrayContaining([expect.stringContaining(site.origin)]),
    });
    expect(Object.keys(about ?? {})).toEqual(expect.arrayContaining(has));
    expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
    const steps: unknown = way?.itemListElement;
    expect(steps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ position: 1, item: `${site.origin}/` }),
        expect.objectContaining({ item: site.origin + path }),
      ]),
    );
  });
}

for (const language of ['fa', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language, ...narrowest });

    test('a title that holds markup leaves neither what search engines are told nor the narrowest page', async ({
      site,
      page,
    }) => {
      const { text } = await ask(`${site.origin}/movie/${films.markup}`);
      const [about] = jsonLd(text);
      expect(about?.name).toContain('<');
      await open(page, `/movie/${films.markup}`);
      expect(await page.evaluate(() => Reflect.get(window, 'pardeWasHere'))).toBeUndefined();
      const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;
      await expect.poll(() => page.evaluate(tooWide)).toBe(0);
    });
  });
}

test('from a shelf a film is there at once, with what its card says', async ({
  page,
  api,
  say,
}) => {
  await open(page, '/');
  // Held longer than the test: everything visible comes from the card.
  await api.setFault({ operationId: 'getMovie', delayMs: 60_000, times: 5 });
  const card = page.locator(`main a[href="/movie/${films.usual}"]`).last();
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(`/movie/${films.usual}`);
  const heading = page.getByRole('heading', { level: 1 });
  // The address changes before the page: until then the heading is home's.
  await expect
    .poll(async () => name.includes((await heading.textContent()) ?? 'nothing yet'))
    .toBe(true);
  await expect(page.getByText(say.loading).first()).toBeAttached();
  await expect(page.getByRole('heading', { name: say.facts })).toHaveCount(0);
});

/** The nodes of a document's JSON-LD. */
function jsonLd(html: string): Record<string, unknown>[] {
  const [, json = ''] =
    /<script[^>]* type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
  const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(json);
  return graph['@graph'];
}

import type { Locale } from '@parde/domain';
import { films } from '../support/films.ts';
import { follow, goHome, idle, linkToFilm, open } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

/** The one question that is the browser's: who is this guest? Pages that a shared cache keeps can't answer it. */
const check = 'GET /ghost/get/check/user?ref=0';
const film = `GET /get/movie/${films.usual}`;

const home = ['GET /get/discover', 'GET /get/slider?ref=0'];
const everyPage = 'GET /ghost/getCategories';

const firstLoads = [
  { name: 'home', path: '/', calls: [...home, everyPage] },
  { name: 'a film', path: `/movie/${films.usual}`, calls: [film, everyPage] },
];

const viewers: { who: string; options: { language?: Locale } }[] = [
  { who: 'a viewer @story', options: {} },
  { who: 'a viewer in the other language', options: { language: 'en' } },
];

for (const { who, options } of viewers) {
  test.describe(who, () => {
    test.use(options);

    for (const { name, path, calls } of firstLoads) {
      test(`the first load of ${name} asks the API each thing once, on the server`, async ({
        page,
        api,
        watch,
      }) => {
        await open(page, path);
        await expect.poll(() => watch.apiCalls()).toEqual([check]);
        await idle(page);
        expect(watch.apiCalls()).toEqual([check]);
        const asked = async () =>
          (await api.calls())
            .map((call) => `${call.method} ${call.path.replace('/api/v1', '')}`)
            .toSorted();
        await expect.poll(asked).toEqual([...calls, check].toSorted());
      });
    }

    test('home → film → home asks only for what it does not have yet', async ({ page, watch }) => {
      await open(page, '/');
      await expect.poll(() => watch.apiCalls()).toEqual([check]);
      watch.forget();

      await follow(linkToFilm(page, films.usual));
      await idle(page);
      expect(watch.apiCalls()).toEqual([film]);
      watch.forget();

      await goHome(page);
      await follow(linkToFilm(page, films.usual));
      await page.goBack();
      await expect(page).toHaveURL('/');
      await page.goForward();
      await expect(page).toHaveURL(`/movie/${films.usual}`);
      await idle(page);
      expect(watch.apiCalls()).toEqual([]);
    });

    test('film → home → film asks for home once', async ({ page, watch }) => {
      await open(page, `/movie/${films.usual}`);
      await expect.poll(() => watch.apiCalls()).toEqual([check]);
      watch.forget();

      await goHome(page);
      await idle(page);
      expect(watch.apiCalls().toSorted()).toEqual(home.toSorted());
      watch.forget();

      await follow(linkToFilm(page, films.usual));
      await goHome(page);
      await idle(page);
      expect(watch.apiCalls()).toEqual([]);
    });
  });
}

import { holdRequests, linkToFilm, open } from '../../support/journey.ts';
import { sendRequest } from '../../support/servers/http.ts';
import { people } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { films } from '../../support/titles.ts';

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(mainOf(html))?.[1];
}

test('an unknown address or film shows a message, with status 404 and a link to home', async ({
  page,
  site,
  watch,
  labels,
}) => {
  const paths = ['/movie', '/movie/a%2Fb', '/movie/%3Cscript%3E', `/movie/${films.unknown}`];
  for (const path of [...paths, '/genres/nowhere']) {
    const { status, text } = await sendRequest(site.origin + path);
    expect(status, path).toBe(404);
    expect(headingOf(text), path).toBe(labels.notFound);
  }
  watch.expectAnswer(404, /\/no\/such\/page$/);
  await open(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels.notFound);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
  await expect(linkToFilm(page, films.usual)).toBeAttached();
});

// React reports an error if the browser's first render differs from the server's.
test('an answer that was missing in a document is fetched by the browser, on the same page', async ({
  page,
  api,
  watch,
  signInAs,
}) => {
  const main = page.getByRole('main');
  // The complete content of this page.
  watch.expectAnswer(503, /\/cinema$/);
  await api.setFault({ operationId: 'listTitles', status: 500 });
  await open(page, '/cinema');
  await expect(main.locator('a[href^="/movie/"]').first()).toBeVisible();

  await signInAs(people.subscriber.mobile);
  await api.setFault({ operationId: 'getUser', status: 500 });
  await api.setFault({ operationId: 'getWallet', status: 500 });
  await open(page, '/profile');
  await expect(main.getByText('مهسا رضایی')).toBeVisible();
  await expect(main.getByText('تومان').first()).toBeVisible();
});

test('a part of home that fails shows a message alone, and loads on retry with a loading bar', async ({
  page,
  api,
  watch,
  labels,
}) => {
  // A busy server does not retry, but the browser does. Both must fail.
  await api.setFault({ operationId: 'getSlider', status: 500, times: 10 });
  watch.expectAnswer(500, /\/get\/slider/);
  await open(page, '/');
  await expect(linkToFilm(page, films.usual)).toBeVisible();
  await expect(page.getByText(labels.sectionFailed)).toHaveCount(1);
  // The message takes little space, so the first shelf is directly below it.
  const shelf = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .first()
    .boundingBox();
  expect(shelf?.y).toBeLessThan(400);

  await api.reset();
  const slider = await holdRequests(page, '**/api/v1/get/slider?*');
  await page.getByRole('button', { name: labels.tryAgain }).click();
  await expect(page.getByRole('progressbar', { name: labels.loading })).toBeVisible();
  slider.release();
  await expect(page.getByText(labels.sectionFailed)).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('region').first().getByRole('link').first()).toBeVisible();
});

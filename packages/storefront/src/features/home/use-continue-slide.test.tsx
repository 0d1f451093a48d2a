import type { WatchingItem } from '@parde/api-client';
import { fixture } from '@parde/api-client/testing/fixtures';
import { phraseParts } from '@parde/ui';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { Page } from '../../app/page/page.ts';
import { Storefront } from '../../app/page/Storefront.tsx';
import { testPage } from '../../test-support/test-page.ts';
import { useContinueSlide } from './use-continue-slide.tsx';

let page: Page;
beforeEach(async () => {
  page = await testPage('home', () => new Response());
});

function ContinueSlide({ item }: { item: WatchingItem | undefined }) {
  const slide = useContinueSlide(item);
  return slide ? (
    <>
      {phraseParts(slide.title).text}
      {slide.meta}
      {slide.actions}
    </>
  ) : null;
}

function htmlOf(item?: WatchingItem): string {
  const router = createMemoryRouter([{ path: '/', element: <ContinueSlide item={item} /> }]);
  return renderToString(
    <Storefront page={page}>
      <RouterProvider router={router} />
    </Storefront>,
  );
}

const { items } = fixture('listWatching').data;

it('a film continues with its player, and shows the remaining time', () => {
  const film = items.find(({ place }) => place.episode_of === null);
  const html = htmlOf(film);
  expect(html).toContain(film?.card.name_fa);
  expect(html).toContain(`href="/movie/show/${film?.card.id}"`);
  expect(html).toContain('ادامهٔ تماشا');
  expect(html).toContain('مانده');
});

it('a series continues with its season and episode, under the name of the series', () => {
  const episode = items.find(({ place }) => place.episode_of !== null);
  const html = htmlOf(episode);
  expect(html).toContain(episode?.place.episode_of?.series.name_fa);
  expect(html).toContain(`href="/episode/show/${episode?.place.id}"`);
  expect(html).toMatch(/ادامهٔ فصل [۰-۹]+، قسمت [۰-۹]+/);
});

it('a viewer who has started nothing has no such slide', () => {
  expect(htmlOf()).toBe('');
});

import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { defineParts, type PartsOptions } from '../../brand/parts.ts';
import { testBrand } from '../../brand/test-brand.ts';
import { SiteFooter } from '../../shell/footer/SiteFooter.tsx';
import { checkBrand } from '../../test-support/check-brand.server.ts';
import { testCard } from '../../test-support/test-card.ts';
import { testPage } from '../../test-support/test-page.ts';
import { ContentCard } from '../../titles/cards/ContentCard.tsx';
import { definePart } from './define-part.tsx';
import type { Page } from './page.ts';
import { Storefront } from './Storefront.tsx';

let page: Page;
beforeAll(async () => {
  page = await testPage('menus', () => new Response());
});

async function render(options: PartsOptions, children: ReactNode): Promise<string> {
  const parts = defineParts(options);
  await parts.load();
  const router = createMemoryRouter([{ path: '/', element: children }]);
  return renderToString(
    <Storefront page={{ ...page, brand: { ...testBrand, parts } }}>
      <RouterProvider router={router} />
    </Storefront>,
  );
}

const card = { ...testCard('movie', '7'), badge: 'new' } as const;
const poster = <ContentCard card={card} shape="posters" />;
const builtIn = />تازه‌رسیده</;

it('without the brand’s part, the built-in one is shown', async () => {
  expect(await render({}, poster)).toMatch(builtIn);
});

it('a part replaces the built-in one, gets its facts, and may show it', async () => {
  const own = definePart('card-badge', (props) => <b>{props.card.id}</b>);
  const both = definePart('card-badge', ({ children }) => <i>{children}</i>);
  for (const shape of ['posters', 'wide'] as const) {
    const replaced = <ContentCard card={card} shape={shape} />;
    const html = await render({ 'card-badge': async () => ({ default: own }) }, replaced);
    expect(html).toContain('<b>7</b>');
    expect(html).not.toMatch(builtIn);
    const around = await render({ 'card-badge': async () => ({ default: both }) }, replaced);
    expect(around).toMatch(/<i><bdi[^>]*>تازه‌رسیده</);
  }
});

it('a part also has a place if there is no built-in one', async () => {
  const own = definePart('card-badge', () => <b>own</b>);
  const bare = <ContentCard card={testCard('movie', '7')} shape="posters" />;
  expect(await render({ 'card-badge': async () => ({ default: own }) }, bare)).toContain('own');
});

it('footer columns and social links are replaced by name', async () => {
  const html = await render(
    {
      'footer-columns': async () => ({
        default: definePart('footer-columns', ({ columns }) => <b>{columns.length} columns</b>),
      }),
      'social-links': async () => ({
        default: definePart('social-links', ({ links }) => <li>{links.length} links</li>),
      }),
    },
    <SiteFooter />,
  );
  expect(html).toMatch(/<nav[^>]*><!--\$--><b>2<!-- --> columns/);
  expect(html).toMatch(/<ul[^>]*><!--\$--><li>0<!-- --> links/);
});

it('a part that throws leaves the built-in one in the page', async () => {
  const faulty = definePart('card-badge', () => {
    throw new Error('no badge');
  });
  expect(await render({ 'card-badge': async () => ({ default: faulty }) }, poster)).toMatch(
    builtIn,
  );
});

it('a wrong part is refused with its name', async () => {
  const part = definePart('card-badge', () => null);
  const exportsNothing = Object.assign(() => null, { part: undefined });
  // A brand in plain JavaScript is not checked by the types.
  const parts = (options: object): ReturnType<typeof defineParts> =>
    Reflect.apply(defineParts, undefined, [options]);
  const check = (options: object) => () => checkBrand({ ...testBrand, parts: parts(options) });
  const load = async () => ({ default: part });
  expect(check({ 'card-badge': load })).not.toThrow();
  expect(check({ 'card-bage': load })).toThrow(
    'parts.card-bage must be a name that there is, and is "card-bage"; the nearest is card-badge',
  );
  expect(check({ 'card-badge': part.part })).toThrow(
    'parts.card-badge must be a function that imports a file',
  );
  const exported = "must import a file whose default export is definePart('social-links', …)";
  await expect(parts({ 'social-links': load }).load()).rejects.toThrow(exported);
  await expect(
    parts({ 'social-links': async () => ({ default: exportsNothing }) }).load(),
  ).rejects.toThrow(exported);
  await expect(parts({ 'social-links': async () => ({}) }).load()).rejects.toThrow(exported);
});

import { operations } from '@parde/api-client/operations';
import { ask } from '@parde/api-client/query';
import { fixture } from '@parde/api-client/testing/fixtures';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../app/i18n/messages.ts';
import { PageMessage } from '../app/page/PageMessage.tsx';
import { PageTrail } from '../app/page/PageTrail.tsx';
import type { Page } from '../app/page/page.ts';
import { Storefront } from '../app/page/Storefront.tsx';
import { defineMenu, menuPlaces } from '../brand/menu.ts';
import { AccountFrame } from '../features/account/index.ts';
import { TextPage } from '../features/text-pages/index.ts';
import { path } from '../paths.ts';
import { findBuiltInPage } from '../route-table.ts';
import { operationsOf } from '../server/backend/operations.ts';
import { factsOf, pageNeeds } from '../server/pages/page-needs.ts';
import { testPage } from '../test-support/test-page.ts';
import { CategoriesPanel } from './header/CategoriesPanel.tsx';
import { ProfilePanel } from './header/ProfilePanel.tsx';
import { SiteSideMenu } from './header/SiteSideMenu.tsx';
import { ModalHost } from './modals/ModalHost.tsx';
import { Shell } from './Shell.tsx';

let whole: Page;
beforeAll(async () => {
  const page = await testPage('menus', () => new Response());
  await loadMessages(page, 'texts');
  whole = { ...page, brand: { ...page.brand, menu } };
});

/** A brand's own link in all menus, to a page that a server may not have. */
const menu = defineMenu({
  add: [
    {
      id: 'drama',
      label: { fa: 'درام', en: 'Drama' },
      href: '/genres/drama?sort=newest',
      icon: 'M4 3h16v18H4z',
      places: menuPlaces,
    },
  ],
});

const ids = operations.map(({ operationId }) => operationId);
/** The operations whose absence makes a page missing. */
const needed = [...new Set(Object.values(pageNeeds).flat())];

/** Returns the page for a server with these operations, including the answers whose links the menus show. */
function pageBefore(server: ReturnType<typeof operationsOf>, signedIn: boolean): Page {
  const operations = [...server.keys()];
  const derived = operations.filter((operation) => server.get(operation) === 'derived');
  const page = {
    ...whole,
    facts: { ...whole.facts, signedIn, ...factsOf({ operations, derived }) },
  };
  const { api, queryClient } = page;
  queryClient.clear();
  for (const id of ['getCategories', 'getGenres', 'getAppDetails'] as const) {
    const key: QueryKey = ask(api, id).queryKey;
    if (server.has(id)) queryClient.setQueryData(key, fixture(id));
  }
  return page;
}

/** Returns the links in the server's HTML, as browsers without script see them. */
function linksOf(page: Page, content: ReactNode): readonly string[] {
  const router = createMemoryRouter([
    { id: 'settings', path: '/', element: <ModalHost>{content}</ModalHost> },
  ]);
  const html = renderToString(
    <Storefront page={page}>
      <RouterProvider router={router} />
    </Storefront>,
  );
  return Array.from(html.matchAll(/<a [^>]*href="(\/[^"]*)"/g), ([, href = '']) => href);
}

const menus: Readonly<Record<string, ReactNode>> = {
  'header, footer, bottom bar and the 404 page': (
    <Shell>
      <PageMessage kind="notFound" />
    </Shell>
  ),
  'side menu': <SiteSideMenu open onClose={() => {}} />,
  'panel of categories': <CategoriesPanel />,
  'account menu': <ProfilePanel />,
  'trail of a genre': (
    <PageTrail trail={[{ href: '/genres', label: 'ژانرها' }]} name="درام" path="/genres/drama" />
  ),
  'frame of the account': <AccountFrame>{null}</AccountFrame>,
  'pages of help': <TextPage title="راهنما">{null}</TextPage>,
};

const servers: Readonly<Record<string, ReturnType<typeof operationsOf>>> = {
  ...Object.fromEntries(
    needed.map((absent) => [
      absent,
      operationsOf({ operations: ids.filter((id) => id !== absent), map: {} }),
    ]),
  ),
  'what the specification lacks': operationsOf({ operations: 'specified' }),
  'all but the shelves': operationsOf({ operations: ['getDiscover'] }),
};

it.each(Object.keys(menus))('the %s has links', (name) => {
  const page = pageBefore(operationsOf({ operations: 'all' }), true);
  expect(linksOf(page, menus[name]).length).toBeGreaterThan(1);
});

it.each(['buyPlan', 'buyDebitSubscription'])('the plans are in menus also without %s', (absent) => {
  const operations = ids.filter((id) => id !== absent);
  expect(menusWithPlans(operations)).toEqual(menusWithPlans(ids));
  expect(menusWithPlans(operations)).toContain('frame of the account');
});

it('no menu links to plans that are not sold', () => {
  const unsold = ids.filter((id) => id !== 'buyPlan' && id !== 'buyDebitSubscription');
  expect(menusWithPlans(unsold)).toEqual([]);
});

function menusWithPlans(operations: typeof ids): readonly string[] {
  const page = pageBefore(operationsOf({ operations, map: {} }), true);
  return Object.keys(menus).filter((name) => linksOf(page, menus[name]).includes(path('plans')));
}

it.each(Object.entries(servers))(
  'no menu links to a missing page if the server does not have %s',
  (_, server) => {
    for (const signedIn of [false, true]) {
      const page = pageBefore(server, signedIn);
      for (const [menu, content] of Object.entries(menus)) {
        const dead = linksOf(page, content).filter((href) => {
          const row = findBuiltInPage(href.replace(/[?#].*/, ''));
          return row === undefined || page.facts.missing?.some((id) => id === row.id);
        });
        expect(dead, `${menu}, signed in: ${signedIn}`).toEqual([]);
      }
    }
  },
);

import { cookieNames, isKidsFlag, storageKeys } from '@parde/domain';
import { LinkProvider } from '@parde/ui';
import { Fragment } from 'react';
import {
  type MiddlewareFunction,
  Outlet,
  type RouteObject,
  redirectDocument,
  ScrollRestoration,
  useLoaderData,
} from 'react-router';
import { readCookie } from './app/browser/cookies.ts';
import { readLocalStorage } from './app/browser/storage.ts';
import { loadChunk, loadPageChunk } from './app/errors/load-chunk.ts';
import { useRouteRow } from './app/hooks/use-route-row.ts';
import type { DefinedPage } from './app/page/define-page.ts';
import { loadedPages, pageSources } from './app/page/define-page.ts';
import { PageHead } from './app/page/PageHead.tsx';
import { isPageMeta, type Page, pageContext } from './app/page/page.ts';
import { PageLink } from './app/parts/PageLink.tsx';
import { kidsHome } from './paths.ts';
import { type CustomPageModule, type FoundRow, matchRow, type Screen } from './route-table.ts';
import { PageError, ShellError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';

type PageModule = { readonly default: DefinedPage };

/** Each page is a chunk that loads when the page is opened or prefetched. */
const modules: Record<Screen, () => Promise<PageModule>> = {
  'about-contact': () => import('./pages/texts/about-contact.tsx'),
  accessibility: () => import('./pages/texts/accessibility.tsx'),
  app: () => import('./pages/texts/app.tsx'),
  callback: () => import('./pages/money/callback.tsx'),
  cast: () => import('./pages/catalogue/cast.tsx'),
  casts: () => import('./pages/catalogue/casts.tsx'),
  category: () => import('./pages/catalogue/category.tsx'),
  channel: () => import('./pages/catalogue/channel.tsx'),
  cinema: () => import('./pages/catalogue/cinema.tsx'),
  ekran: () => import('./pages/titles/ekran.tsx'),
  episode: () => import('./pages/titles/episode.tsx'),
  'episode-download': () => import('./pages/titles/episode-download.tsx'),
  'episode-show': () => import('./pages/titles/episode-show.tsx'),
  faq: () => import('./pages/texts/faq.tsx'),
  genre: () => import('./pages/catalogue/genre.tsx'),
  download: () => import('./pages/account/download.tsx'),
  genres: () => import('./pages/catalogue/genres.tsx'),
  home: () => import('./pages/catalogue/home.tsx'),
  internet: () => import('./pages/texts/internet.tsx'),
  kids: () => import('./pages/kids/kids.tsx'),
  'kids-search': () => import('./pages/kids/kids-search.tsx'),
  'kids-title': () => import('./pages/kids/kids-title.tsx'),
  'kids-watch': () => import('./pages/kids/kids-watch.tsx'),
  'kids-leave': () => import('./pages/kids/kids-leave.tsx'),
  lists: () => import('./pages/catalogue/lists.tsx'),
  live: () => import('./pages/catalogue/live.tsx'),
  lives: () => import('./pages/catalogue/lives.tsx'),
  login: () => import('./pages/account/login.tsx'),
  magazines: () => import('./pages/catalogue/magazines.tsx'),
  'magazines-channels': () => import('./pages/catalogue/magazines-channels.tsx'),
  movie: () => import('./pages/titles/movie.tsx'),
  'movie-download': () => import('./pages/titles/movie-download.tsx'),
  'movie-show': () => import('./pages/titles/movie-show.tsx'),
  'my-lists': () => import('./pages/account/my-lists.tsx'),
  namad: () => import('./pages/texts/namad.tsx'),
  'not-found': () => import('./pages/texts/not-found.tsx'),
  payments: () => import('./pages/money/payments.tsx'),
  plan: () => import('./pages/money/plan.tsx'),
  plans: () => import('./pages/money/plans.tsx'),
  referral: () => import('./pages/account/referral.tsx'),
  search: () => import('./pages/catalogue/search.tsx'),
  series: () => import('./pages/titles/series.tsx'),
  'series-download': () => import('./pages/titles/series-download.tsx'),
  settings: () => import('./pages/account/settings.tsx'),
  terms: () => import('./pages/texts/terms.tsx'),
  'ussd-link': () => import('./pages/money/ussd-link.tsx'),
  video: () => import('./pages/titles/video.tsx'),
  'video-show': () => import('./pages/titles/video-show.tsx'),
};

export async function loadPage(
  row: FoundRow,
  load: <Module>(load: () => Promise<Module>) => Promise<Module> = loadChunk,
): Promise<DefinedPage> {
  const known = loadedPages.get(row.screen);
  if (known) return known;
  const module = await load<PageModule | CustomPageModule>(row.load ?? modules[row.screen]);
  if (import.meta.env.SSR && 'source' in module) pageSources.set(row.screen, String(module.source));
  loadedPages.set(row.screen, module.default);
  return module.default;
}

/** Loads the script and the queries of a link's page. */
export async function prefetchPage(page: Page, href: string): Promise<void> {
  const url = new URL(href, window.location.origin);
  const { row, params } = matchRow(url.pathname);
  try {
    const wanted = await loadPage(row, (load) => load());
    await wanted.load({ ...page, isPrefetch: true }, { row, params, url });
  } catch {
    // The page redirects or fails. The same happens again when the page is opened.
  }
}

export function toRoute(row: FoundRow): RouteObject {
  return {
    id: row.id,
    path: row.path,
    async loader({ context, params, url }) {
      const page = await loadPage(row, (load) => loadPageChunk(url.href, load));
      return page.load(context.get(pageContext), { row, params, url });
    },
    element: <PageOfRow />,
    errorElement: <PageError />,
  };
}

/** Renders the pages of all rows, so that rows with the same screen keep its state and a channel continues to play. */
function PageOfRow() {
  const { screen } = useRouteRow();
  const meta = useLoaderData<unknown>();
  const CurrentPage = loadedPages.get(screen);
  if (!CurrentPage || !isPageMeta(meta)) throw new Error(`The page ${screen} is not loaded.`);
  const { Frame = Fragment } = CurrentPage;
  return (
    <>
      <PageHead meta={meta} />
      <Frame>
        <CurrentPage />
      </Frame>
    </>
  );
}

export const rootId = 'root';

export function rootRoute(children: RouteObject[]): RouteObject {
  return {
    id: rootId,
    // Runs before each navigation in the browser.
    middleware: [requireKidsMode],
    element: <Root />,
    errorElement: <ShellError />,
    children,
  };
}

/**
 * The server and the early script handle documents, and this middleware handles client navigations. It opens a new
 * document, because nothing that the current one has loaded is for children.
 */
const requireKidsMode: MiddlewareFunction = async ({ request }, next) => {
  const { row } = matchRow(new URL(request.url).pathname);
  const isOn = () => isKidsFlag(readCookie(cookieNames.kids) ?? readLocalStorage(storageKeys.kids));
  if (!row.forKids && isOn()) throw redirectDocument(kidsHome);
  return next();
};

function Root() {
  return (
    <LinkProvider component={PageLink}>
      <Shell>
        <Outlet />
        <ScrollRestoration />
      </Shell>
    </LinkProvider>
  );
}

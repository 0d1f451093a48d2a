import { Outlet, type RouteObject, useLoaderData } from 'react-router';
import { loadChunk, loadPageChunk } from './app/errors/load-chunk.ts';
import { useRouteRow } from './app/hooks/use-route-row.ts';
import type { DefinedPage } from './app/page/define-page.ts';
import { loadedPages, pageSources } from './app/page/loaded-pages.ts';
import { PageHead } from './app/page/PageHead.tsx';
import { type Page, pageContext } from './app/page/page.ts';
import { isPageMeta } from './app/page/page-meta.ts';
import { ScrollRestoration } from './app/page/ScrollRestoration.tsx';
import { requireKidsMode } from './features/kids/stay-in-kids-mode.ts';
import { type CustomPageModule, type FoundRow, matchRow, type Screen } from './route-table.ts';
import { PageError, ShellError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';

type PageModule = { readonly default: DefinedPage };

/** Each page is a chunk that loads when the page is opened or prefetched. */
const modules: Record<Screen, () => Promise<PageModule>> = {
  'about-contact': () => import('./pages/about-contact.tsx'),
  accessibility: () => import('./pages/accessibility.tsx'),
  app: () => import('./pages/app.tsx'),
  callback: () => import('./pages/callback.tsx'),
  cast: () => import('./pages/cast.tsx'),
  casts: () => import('./pages/casts.tsx'),
  category: () => import('./pages/category.tsx'),
  channel: () => import('./pages/channel.tsx'),
  cinema: () => import('./pages/cinema.tsx'),
  ekran: () => import('./pages/ekran.tsx'),
  episode: () => import('./pages/episode.tsx'),
  'episode-download': () => import('./pages/episode-download.tsx'),
  'episode-show': () => import('./pages/episode-show.tsx'),
  faq: () => import('./pages/faq.tsx'),
  genre: () => import('./pages/genre.tsx'),
  download: () => import('./pages/download.tsx'),
  genres: () => import('./pages/genres.tsx'),
  home: () => import('./pages/home.tsx'),
  internet: () => import('./pages/internet.tsx'),
  kids: () => import('./pages/kids.tsx'),
  'kids-search': () => import('./pages/kids-search.tsx'),
  'kids-title': () => import('./pages/kids-title.tsx'),
  'kids-watch': () => import('./pages/kids-watch.tsx'),
  'kids-leave': () => import('./pages/kids-leave.tsx'),
  lists: () => import('./pages/lists.tsx'),
  live: () => import('./pages/live.tsx'),
  lives: () => import('./pages/lives.tsx'),
  login: () => import('./pages/login.tsx'),
  magazines: () => import('./pages/magazines.tsx'),
  'magazines-channels': () => import('./pages/magazines-channels.tsx'),
  movie: () => import('./pages/movie.tsx'),
  'movie-download': () => import('./pages/movie-download.tsx'),
  'movie-show': () => import('./pages/movie-show.tsx'),
  'my-lists': () => import('./pages/my-lists.tsx'),
  namad: () => import('./pages/namad.tsx'),
  'not-found': () => import('./pages/not-found.tsx'),
  payments: () => import('./pages/payments.tsx'),
  plan: () => import('./pages/plan.tsx'),
  plans: () => import('./pages/plans.tsx'),
  referral: () => import('./pages/referral.tsx'),
  search: () => import('./pages/search.tsx'),
  series: () => import('./pages/series.tsx'),
  'series-download': () => import('./pages/series-download.tsx'),
  settings: () => import('./pages/settings.tsx'),
  terms: () => import('./pages/terms.tsx'),
  'ussd-link': () => import('./pages/ussd-link.tsx'),
  video: () => import('./pages/video.tsx'),
  'video-show': () => import('./pages/video-show.tsx'),
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
  return (
    <>
      <PageHead meta={meta} />
      <CurrentPage />
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

function Root() {
  return (
    <Shell>
      <Outlet />
      <ScrollRestoration />
    </Shell>
  );
}

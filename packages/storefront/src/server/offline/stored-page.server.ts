import { hash } from 'node:crypto';
import { cookieNames, locales } from '@parde/domain';
import { type Context, Hono, type Next } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Namespace } from '../../app/i18n/messages.ts';
import type { Brand } from '../../brand/define-brand.ts';
import { messagesFile } from '../../brand/languages.ts';
import type { StoredPage } from '../../document/stored-page.ts';
import { path, storedPageAddress } from '../../paths.ts';
import type { FindAssets } from '../documents/assets.server.ts';
import { preloadedFonts } from '../documents/brand-styles.server.ts';
import { privatePageHeaders } from '../pages/page-cache.ts';
import { isSpoken } from '../pages/page-language.ts';
import type { ServerVariables } from '../server-variables.ts';

/** The parts that the downloads page loads to play films and show messages, with the engine that the player loads. */
const parts = [
  'shell/offline/StoredPage.tsx',
  'features/offline/downloads/SavedTitles.tsx',
  'features/kids/KidsOffline.tsx',
  'app/offline/open-device.ts',
  // These parts load on every page if titles are saved.
  'features/offline/start-offline.ts',
  'titles/player/players.ts',
  'shell/toasts/Toasts.tsx',
];
const namespacesOfParts: readonly Namespace[] = ['saved-titles', 'kids-area', 'title', 'menus'];

interface StoredPageOptions {
  readonly brand: Brand;
  readonly findAssets: FindAssets;
}

type PageContext = Context<{ Variables: ServerVariables }>;

interface Drawn {
  readonly tag: string;
  readonly body: string;
}

/**
 * Serves the downloads page for saving, with the names of all files that it needs. The answer comes from one server,
 * so all files are of one release. The page routes after these routes render the page for a guest, with only the
 * language known.
 */
export function storedPageRoutes({ brand, findAssets }: StoredPageOptions): Hono<{
  Variables: ServerVariables;
}> {
  const routes = new Hono<{ Variables: ServerVariables }>();
  /** The rendered pages by language and host. */
  const known = new Map<string, Drawn>();

  routes.get(storedPageAddress, async (context, next) => {
    const requestedLanguage = getCookie(context, cookieNames.locale);
    const language =
      requestedLanguage !== undefined && isSpoken(requestedLanguage, brand)
        ? requestedLanguage
        : undefined;
    const key = `${language} ${context.var.origin}`;
    const drawn = known.get(key) ?? (await draw(context, next, language));
    if (drawn) known.set(key, drawn);
    // Discard the answer of the later routes, because Hono would copy its headers into the new answer.
    context.res = undefined;
    context.res = answerWith(drawn, context.req.query('have'));
  });
  return routes;

  async function draw(
    context: PageContext,
    next: Next,
    language: string | undefined,
  ): Promise<Drawn | undefined> {
    const files = new Set(locales.flatMap((locale) => preloadedFonts(brand, locale)));
    const own = language === undefined ? undefined : brand.languages?.options[language];
    context.set('findStoredFiles', async (page) => {
      const namespaces = [...new Set([...page.namespaces, ...namespacesOfParts])];
      const document = await findAssets(page);
      const { scripts, later = [] } = await findAssets({
        ...page,
        namespaces,
        customFiles: [
          ...(page.customFiles ?? []),
          ...(own ? namespaces.flatMap((each) => messagesFile(own, each) ?? []) : []),
        ],
        parts,
      });
      const inline = document.styles.map(({ href }) => href);
      for (const file of [...scripts, ...later]) if (!inline.includes(file)) files.add(file);
      return document;
    });
    const { req } = context;
    const { raw } = req;
    req.raw = new Request(new URL(path('download'), req.url), {
      headers: language === undefined ? {} : { cookie: `${cookieNames.locale}=${language}` },
    });
    await next();
    req.raw = raw;
    const { res } = context;
    const policy = res.headers.get('content-security-policy');
    // A nonce is valid for one answer only, so the page is not saved with one. Cacheable pages have none (csp.ts).
    if (res.status !== 200 || policy === null || policy.includes("'nonce-")) return undefined;
    return drawnOf(await res.text(), policy, [...files]);
  }
}

function answerWith(drawn: Drawn | undefined, have: string | undefined): Response {
  const headers = privatePageHeaders;
  if (!drawn) return new Response('The page cannot be stored now.', { status: 503, headers });
  if (have === drawn.tag) return new Response(null, { status: 204, headers });
  return new Response(drawn.body, {
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/**
 * Adds a tag by which a worker knows whether it already has the page. All servers of a release compute the same tag
 * at any time.
 */
function drawnOf(html: string, policy: string, files: readonly string[]): Drawn {
  const tag = hash(
    'sha256',
    JSON.stringify([html.replace(/"now":"[^"]*"/, ''), policy, files]),
    'base64url',
  ).slice(0, 22);
  const page: StoredPage = {
    html,
    files,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // The browser's own cache must not store the page.
      'cache-control': 'no-store',
      etag: tag,
    },
  };
  return { tag, body: JSON.stringify(page) };
}

import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Locale } from '@parde/domain';
import { Hono } from 'hono';
import * as v from 'valibot';
import { messagesSource, type Namespace } from '../../app/i18n/messages.ts';
import { appLinkFiles } from '../../brand/check-files.server.ts';
import { type FoundRow, matchRow } from '../../route-table.ts';
import type { Backend } from '../backend/backend.server.ts';
import { memoized } from '../memoized.ts';
import { log } from '../observability/log.server.ts';
import { missingPages } from '../pages/page-needs.ts';
import { screenFile } from './screen-source.ts';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

/** The assets of the client build that a document links. */
export interface DocumentAssets {
  /** The address of the app's script. */
  readonly entry: string;
  /** The addresses of the other scripts that the page needs. */
  readonly scripts: readonly string[];
  readonly styles: readonly InlineStyle[];
  /** The scripts and stylesheets that load later. */
  readonly later?: readonly string[];
}

export interface InlineStyle {
  /** The address of the stylesheet. In development, Vite's id of it. */
  readonly href: string;
  readonly css: string;
}

interface PageToSend {
  readonly screen: FoundRow['screen'];
  /** The source file of a brand's page. */
  readonly source?: string | undefined;
  readonly locale: Locale;
  readonly namespaces: readonly Namespace[];
  /** The files of the brand's parts and of the messages in its language, from the brand's folder. */
  readonly customFiles?: readonly string[] | undefined;
  /** The sources of parts that load after the page. Their own dynamic imports are included. */
  readonly parts?: readonly string[] | undefined;
}

export type FindAssets = (page: PageToSend) => DocumentAssets | Promise<DocumentAssets>;

/** Vite's manifest names a module by its source path, from the brand's folder. */
const entrySource = 'client.ts';
/** Returns the paths in this workspace and in the published package. */
const sourcePaths = (source: string) => [
  `/storefront/src/${source}`,
  `/storefront/dist/${source.replace(/tsx?$/, 'js')}`,
];

const manifestOf = (clientDirectory: string) =>
  readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8');

/** Names the build by the hash of its manifest. */
export function nameOfBuild(clientDirectory: string): string {
  return hash('sha256', manifestOf(clientDirectory)).slice(0, 12);
}

export function readClientAssets(clientDirectory: string): FindAssets {
  const manifest: Manifest = v.parse(manifestSchema, JSON.parse(manifestOf(clientDirectory)));
  const sources = Object.keys(manifest);
  const entry = manifest[entrySource];
  if (!entry) throw new Error(`The browser build has no ${entrySource}.`);
  const sourceOf = (ends: readonly string[]): string => {
    const source =
      sources.find((path) => ends.includes(path)) ??
      sources.find((path) => ends.some((end) => path.endsWith(end)));
    if (source === undefined) throw new Error(`The browser build has no ${ends.join(' or ')}.`);
    return source;
  };
  // Pages are in subfolders of pages/.
  const pageSource = (name: string): string => {
    const file = new RegExp(`/storefront/(?:src|dist)/pages/[\\w-]+/${name}\\.(?:tsx|js)$`);
    const source = sources.find((path) => file.test(path));
    if (source === undefined) throw new Error(`The browser build has no page ${name}.`);
    return source;
  };
  const styles = new Map<string, InlineStyle>();
  const styleOf = (file: string): InlineStyle =>
    memoized(styles, file, () => ({
      href: `/${file}`,
      // Escape `</`, so that a string in the CSS cannot end the style element.
      css: readFileSync(join(clientDirectory, file), 'utf8').trim().replaceAll('</', '<\\/'),
    }));
  const found = new Map<string, DocumentAssets>();
  return ({ screen, source, locale, namespaces, customFiles = [], parts }) => {
    const key = [source ?? screen, locale, ...namespaces, ...customFiles, ...(parts ?? [])].join();
    const known = found.get(key);
    if (known) return known;
    const page = source === undefined ? pageSource(screenFile(screen)) : sourceOf([source]);
    const messages = [
      ...namespaces.map((namespace) => [messagesSource(locale, namespace)]),
      ...customFiles.map((path) => [path.replace(/^\.\//, '')]),
    ];
    const atOnce = withImports(manifest, [entrySource, page, ...messages.map(sourceOf)]);
    const assets = {
      entry: `/${entry.file}`,
      scripts: filesOf(atOnce, ({ file }) => [file]),
      styles: [...new Set(atOnce.flatMap(({ css }) => css))].map(styleOf),
      ...(parts && {
        later: filesOf(
          laterChunks(manifest, [page, ...parts.map((part) => sourceOf(sourcePaths(part)))]),
          ({ file, css }) => [file, ...css],
        ),
      }),
    };
    found.set(key, assets);
    return assets;
  };
}

/** Returns the chunks of these sources and all their static imports. */
function withImports(manifest: Manifest, sources: readonly string[]): Manifest[string][] {
  const needed = new Set(sources);
  for (const source of needed) {
    for (const imported of manifest[source]?.imports ?? []) needed.add(imported);
  }
  return [...needed].flatMap((source) => manifest[source] ?? []);
}

/**
 * Returns these chunks, their dynamic imports at any depth, and the static imports of all of them. Dynamic imports of
 * shared chunks are left out.
 */
function laterChunks(manifest: Manifest, sources: readonly string[]): Manifest[string][] {
  const parts = new Set(sources);
  for (const source of parts) {
    for (const imported of manifest[source]?.dynamicImports ?? []) parts.add(imported);
  }
  return withImports(manifest, [...parts]);
}

function filesOf(
  chunks: readonly Manifest[string][],
  of: (chunk: Manifest[string]) => readonly string[],
): readonly string[] {
  return [...new Set(chunks.flatMap(of))].map((file) => `/${file}`);
}

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Serves the client build and the hashed files of the previous build, because cached pages may still link them. */
export function assetRoutes(
  clientDirectory: string,
  previousClientDirectory: string | undefined,
): Hono {
  const routes = new Hono();
  const serve = (root: string, cacheControl: string) =>
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) => context.header('cache-control', cacheControl),
    });
  routes.use('/assets/*', serve(clientDirectory, aYear));
  if (isThere(previousClientDirectory)) {
    routes.use('/assets/*', serve(previousClientDirectory, aYear));
  }
  routes.get('/assets/*', (context) =>
    context.text('Not found', 404, { 'cache-control': 'no-store' }),
  );
  // Some clients request this file without reading the page.
  routes.get('/favicon.ico', (context) => {
    context.header('cache-control', anHour);
    return context.redirect('/icon-192.png', 301);
  });
  for (const path of appLinkFiles) {
    const file = join(clientDirectory, path);
    if (!existsSync(file)) continue;
    const headers = { 'content-type': 'application/json', 'cache-control': anHour };
    const text = readFileSync(file, 'utf8');
    routes.get(path, (context) => context.body(text, 200, headers));
  }
  const publicFiles = serve(clientDirectory, anHour);
  // Serves the files of public/. Dotfiles stay hidden, because .vite/ contains the build's manifests.
  routes.use('/:file{[^./][^/]*\\.[a-z0-9]+}', publicFiles);
  return routes;
}

/**
 * True if the directory exists. A missing previous release is logged and must not prevent the start. The library
 * would print its own message outside the log.
 */
function isThere(directory: string | undefined): directory is string {
  if (directory === undefined) return false;
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return true;
  log('previous-client-missing', {
    level: 'warning',
    directory,
    fix: 'PREVIOUS_CLIENT_DIRECTORY must be the client folder of the release before this one',
  });
  return false;
}

const webManifest = '/manifest.webmanifest';
const webManifestSchema = v.looseObject({ shortcuts: v.array(v.looseObject({ url: v.string() })) });

/** Serves the brand's manifest without shortcuts to missing pages. */
export function webManifestRoutes(
  clientDirectory: string,
  backend: Pick<Backend, 'operations' | 'derived'>,
): Hono {
  const routes = new Hono();
  const missing = missingPages(backend);
  if (missing.length === 0) return routes;
  const manifest = v.parse(
    webManifestSchema,
    JSON.parse(readFileSync(join(clientDirectory, webManifest), 'utf8')),
  );
  const isThere = ({ url }: { url: string }) => {
    const { id } = matchRow(url).row;
    return !missing.some((page) => page === id);
  };
  const text = JSON.stringify({ ...manifest, shortcuts: manifest.shortcuts.filter(isThere) });
  routes.get(webManifest, (context) =>
    context.body(text, 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
  return routes;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import * as v from 'valibot';

const manifestSchema = v.record(
  v.string(),
  v.object({ file: v.string(), css: v.optional(v.array(v.string()), []) }),
);

export interface ClientAssets {
  /** The text of a stylesheet by its address. */
  style(href: string): string | undefined;
  /** The address of a built module by the end of its source's path. */
  module(sourceEnd: string): string | undefined;
}

export function readClientAssets(clientDirectory: string): ClientAssets {
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')),
  );
  const styles = new Map<string, string>();
  const stylesheets = new Set(
    Object.values(manifest).flatMap((entry) => entry.css.map((file) => `/${file}`)),
  );
  return {
    style(href) {
      if (!styles.has(href) && stylesheets.has(href)) {
        styles.set(href, readFileSync(join(clientDirectory, href), 'utf8').trim());
      }
      return styles.get(href);
    },
    module(sourceEnd) {
      const source = Object.keys(manifest).find((path) => path.endsWith(sourceEnd));
      const entry = source === undefined ? undefined : manifest[source];
      return entry && `/${entry.file}`;
    },
  };
}

const aYear = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/** Serves the browser build, and the previous one's hashed files: cached pages may still link them. */
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
  if (previousClientDirectory) routes.use('/assets/*', serve(previousClientDirectory, aYear));
  routes.get('/assets/*', (context) =>
    context.text('Not found', 404, { 'cache-control': 'no-store' }),
  );
  // Some clients request it without reading the page.
  routes.get('/favicon.ico', (context) => {
    context.header('cache-control', anHour);
    return context.redirect('/icon-192.png', 301);
  });
  const publicFiles = serve(clientDirectory, anHour);
  // Files of public/. Dotfiles stay hidden: .vite/ holds the build's manifests.
  routes.use('/:file{[^./][^/]*\\.[a-z0-9]+}', publicFiles);
  return routes;
}

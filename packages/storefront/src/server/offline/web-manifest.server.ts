import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { matchRow } from '../../route-table.ts';
import type { Backend } from '../backend/backend.server.ts';
import { missingPages } from '../pages/page-needs.ts';

const address = '/manifest.webmanifest';
const manifestSchema = v.looseObject({ shortcuts: v.array(v.looseObject({ url: v.string() })) });

/** Serves the brand's manifest without shortcuts to missing pages. */
export function webManifestRoutes(
  clientDirectory: string,
  backend: Pick<Backend, 'operations' | 'derived'>,
): Hono {
  const routes = new Hono();
  const missing = missingPages(backend);
  if (missing.length === 0) return routes;
  const manifest = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(clientDirectory, address), 'utf8')),
  );
  const isThere = ({ url }: { url: string }) => {
    const { id } = matchRow(url).row;
    return !missing.some((page) => page === id);
  };
  const text = JSON.stringify({ ...manifest, shortcuts: manifest.shortcuts.filter(isThere) });
  routes.get(address, (context) =>
    context.body(text, 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
  return routes;
}

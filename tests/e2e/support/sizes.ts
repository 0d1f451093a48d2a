import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { buildOf } from './servers/brand-server.ts';

const { client } = buildOf('main');

/** The scripts that a document names: `assets/home-bQKVYMr.js`. */
export const scriptsIn = (html: string): string[] => [
  ...new Set(html.match(/assets\/[\w-]+\.js/g)),
];

export const scriptsAmong = (requests: readonly Request[]): string[] =>
  requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname.slice(1));

export function sizesOfScripts(scripts: readonly string[]) {
  const sizes = scripts.map((script) => {
    const path = join(client, script);
    // Small files have no compressed version.
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  });
  return { scriptBytes: sizes.reduce((sum, size) => sum + size, 0), scripts: sizes.length };
}

export function sizesOfDocument(html: string) {
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css);
  const withoutScripts = html.replaceAll(/<script.*?<\/script>/gs, '');
  return {
    htmlBytes: compressedSize(html),
    styleBytes: compressedSize(styles.join('')),
    elements: withoutScripts.match(/<[a-z]/g)?.length ?? 0,
  };
}

/** The server compresses documents with approximately this quality. */
const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The libraries and the storefront's own modules in the given scripts, as listed by the build. */
export function modulesOf(scripts: readonly string[]) {
  const all: Record<string, string[]> = JSON.parse(
    readFileSync(join(client, '.vite/chunks.json'), 'utf8'),
  );
  const modules = scripts.flatMap((script) => all[script] ?? []);
  const inFolder = (folder: string) => {
    const start = `packages/storefront/src/${folder}/`;
    return modules.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
  };
  return {
    libraries: new Set(
      modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []),
    ),
    features: new Set(inFolder('features').map((path) => path.replace(/\/.*/, ''))),
    titles: inFolder('titles'),
    pages: inFolder('pages').filter((path) => path.endsWith('.tsx')),
  };
}

export const scriptText = (script: string): Buffer => readFileSync(join(client, script));

/** The size of the bodies as sent, even if the browser read them from its cache. */
export async function transferSize(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const response = await request.response();
      return Number(await response?.headerValue('content-length'));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The addresses of the pictures in the viewport. */
export function picturesInSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map(({ currentSrc }) => currentSrc),
  );
}

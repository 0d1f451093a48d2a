import { resolve } from 'node:path';
import type { DevEnvironment, ViteDevServer } from 'vite';
import type { FindAssets, InlineStyle } from '../server/documents/assets.server.ts';
import { screenFile } from '../server/documents/screen-source.ts';
import { pageFile } from './own-file.ts';

const entry = '/client.ts';
const stylesheet = /\.css(?:$|\?)/;
/** Virtual modules and libraries import no styles. */
const bringsStyles = (url: string) => /^\/(?!@id\/|.*\/node_modules\/(?!@parde\/))/.test(url);

/** Puts the styles into the first HTML, so that the page is never shown unstyled. Vite sends everything else. */
export function findDevAssets(vite: ViteDevServer): FindAssets {
  const { ssr, client } = vite.environments;
  return async ({ screen, source, customFiles = [] }) => {
    const page =
      source === undefined ? pageFile(screenFile(screen)) : resolve(vite.config.root, source);
    const styles = new Map<string, InlineStyle>();
    for (const root of [
      entry,
      page,
      ...customFiles.map((file) => resolve(vite.config.root, file)),
    ]) {
      await addStyles(root, ssr, async (url) => {
        if (!styles.has(url)) styles.set(url, await readStyle(url, client));
      });
    }
    return { entry, scripts: [], styles: [...styles.values()] };
  };
}

/** Visits the static imports. Only the server environment distinguishes them from dynamic imports. */
async function addStyles(
  root: string,
  environment: DevEnvironment,
  add: (url: string) => Promise<void>,
): Promise<void> {
  const urls = new Set([root]);
  for (const url of urls) {
    if (stylesheet.test(url)) await add(url);
    else {
      const module = await environment.transformRequest(url);
      for (const imported of module?.deps ?? []) {
        if (bringsStyles(imported)) urls.add(imported);
      }
    }
  }
}

async function readStyle(url: string, client: DevEnvironment): Promise<InlineStyle> {
  const direct = await client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`);
  // The browser may not have requested the module yet, so its graph entry may not exist.
  const { id } = await client.moduleGraph.ensureEntryFromUrl(url);
  return { href: id ?? url, css: direct?.code ?? '' };
}

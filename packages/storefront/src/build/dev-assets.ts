import { fileURLToPath } from 'node:url';
import type { DevEnvironment, ViteDevServer } from 'vite';
import type { FindAssets, InlineStyle } from '../server/assets.server.ts';

const entry = '/client.ts';
const stylesheet = /\.css(?:$|\?)/;
/** Files of ours. Virtual modules and libraries bring no styles. */
const ours = /^\/(?!@id\/|.*\/node_modules\/)/;

/** The styles stand in the first HTML, so that nothing is shown without them. Vite sends everything else. */
export function findDevAssets(vite: ViteDevServer): FindAssets {
  const { ssr, client } = vite.environments;
  return async ({ screen }) => {
    const page = fileURLToPath(new URL(`../pages/${screen}.tsx`, import.meta.url));
    const styles = new Map<string, InlineStyle>();
    for (const root of [entry, page]) {
      await addStyles(root, ssr, async (url) => {
        if (!styles.has(url)) styles.set(url, await readStyle(url, client));
      });
    }
    return { entry, scripts: [], styles: [...styles.values()] };
  };
}

/** Walks the modules that are imported at once. Only the server's environment tells them from those imported later. */
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
        if (ours.test(imported)) urls.add(imported);
      }
    }
  }
}

async function readStyle(url: string, client: DevEnvironment): Promise<InlineStyle> {
  const direct = await client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`);
  // The browser may not have asked for the module yet.
  const { id } = await client.moduleGraph.ensureEntryFromUrl(url);
  return { href: id ?? url, css: direct?.code ?? '' };
}

import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { MakeApp } from '../server/index.server.ts';
import { findDevAssets } from './dev-assets.ts';

const serverModule = './server.ts';

/** Runs a brand's own server behind Vite's, so that `pnpm dev` has production's proxy, session and cache rules. */
export function devServer(): Plugin {
  return {
    name: 'parde:dev-server',
    apply: 'serve',
    configureServer: (vite) => () => {
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      const findAssets = findDevAssets(vite);
      /** A change of the server's code makes another one. */
      const apps = new WeakMap<MakeApp, ReturnType<MakeApp>>();
      const listener = getRequestListener(
        async (request, env) => {
          const { default: makeApp } = await ssr.runner.import<{ default: MakeApp }>(serverModule);
          const app = apps.get(makeApp) ?? makeApp({ findAssets });
          apps.set(makeApp, app);
          return app.fetch(request, env);
        },
        {
          errorHandler(error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
            vite.config.logger.error(text);
            return new Response(text, { status: 500 });
          },
        },
      );
      vite.middlewares.use((request, response) => void listener(request, response));
    },
  };
}

import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { MakeApp } from '../server/index.server.ts';
import { findDevAssets } from './dev-assets.ts';

const serverModule = './server.ts';

/** Runs a brand's server behind Vite's, so that `pnpm dev` has the proxy, session and cache rules of production. */
export function devServer(): Plugin {
  return {
    name: 'parde:dev-server',
    apply: 'serve',
    configureServer: (vite) => () => {
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      const findAssets = findDevAssets(vite);
      let isBroken = false;
      /** The app of each version of the server's code. A change of the code creates a new app. */
      const apps = new WeakMap<MakeApp, ReturnType<MakeApp>>();
      const listener = getRequestListener(
        async (request, env) => {
          const { default: made } = await ssr.runner.import<{ default: Promise<MakeApp> }>(
            serverModule,
          );
          const makeApp = await made;
          const app = apps.get(makeApp) ?? makeApp({ findAssets });
          apps.set(makeApp, app);
          if (isBroken) vite.config.logger.info('The brand is mended.');
          isBroken = false;
          return app.fetch(request, env);
        },
        {
          errorHandler(error) {
            // The server has already printed this error in the terminal.
            if (error instanceof Error && error.name === 'BrandMistakes') {
              isBroken = true;
              return mistakesPage(error.message);
            }
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

/** Vite serves this file of public/. It has no extension, so Vite uses the type that is set here. */
export function appLinkType(): Plugin {
  return {
    name: 'parde:app-link-type',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/.well-known/apple-app-site-association', (_request, response, next) => {
        response.setHeader('Content-Type', 'application/json');
        next();
      });
    },
  };
}

/** Includes Vite's client, which reloads the page when the mistakes are fixed. */
function mistakesPage(message: string): Response {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return new Response(
    `<!doctype html><meta charset="utf-8"><title>The brand has mistakes</title><script type="module" src="/@vite/client"></script><pre style="white-space: pre-wrap">${text}</pre>`,
    { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}

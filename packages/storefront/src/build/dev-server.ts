import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

const serverModule = './server.ts';

/** Runs a brand's own server behind Vite's, so that `pnpm dev` has production's proxy, session and cache rules. */
export function devServer(): Plugin {
  return {
    name: 'parde:dev-server',
    apply: 'serve',
    configureServer: (vite) => () => {
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) return;
      const listener = getRequestListener(
        async (request, env) => {
          const { default: app } = await ssr.runner.import<{ default: Hono }>(serverModule);
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

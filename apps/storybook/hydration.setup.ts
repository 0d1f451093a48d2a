import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    renderedOnServer: Readonly<Record<'fa' | 'en', Readonly<Record<string, string>>>>;
  }
}

/** Renders one of each component in Node, so that the browser hydrates real server markup. */
export async function setup(project: TestProject): Promise<void> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../packages/ui', import.meta.url)),
    mode: 'test',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [vanillaExtractPlugin()],
  });
  try {
    const { renderedOnServer } = await server.ssrLoadModule(
      '/src/test-support/rendered-on-server.tsx',
    );
    project.provide('renderedOnServer', renderedOnServer);
  } finally {
    await server.close();
  }
}

import { Hono } from 'hono';
import type { ContractDocument } from '../contract/contract.ts';
import { docsPage } from './docs-page.ts';
import { playPage } from './play-page.ts';
import { readToolFile, toolFiles } from './tool-files.ts';

/** Documentation for new users. It does not exist in production, where the controls are missing too. */
export function docsRoutes(document: ContractDocument): Hono {
  const app = new Hono();
  app.get('/', (c) => c.redirect('/_docs'));
  app.get('/_docs', (c) => docsPage(document, new URL(c.req.url).origin));
  for (const [name, type] of Object.entries(toolFiles)) {
    app.get(`/_docs/${name}`, (c) =>
      c.body(readToolFile(name), {
        headers: {
          'Content-Type': type,
          'Cache-Control': 'max-age=3600',
          'X-Content-Type-Options': 'nosniff',
        },
      }),
    );
  }
  app.get('/_play', (c) => playPage(c.req.queries('source') ?? []));
  app.get('/openapi.json', (c) => c.json(document));
  return app;
}

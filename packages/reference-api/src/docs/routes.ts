import { Hono } from 'hono';
import type { Contract } from '../generated/contract.ts';
import { docsPage } from './docs-page.ts';
import { playPage } from './play-page.ts';

/** Documentation for new users. Not mounted in production, where its controls are missing too. */
export function docsRoutes(contract: Contract, checkUrl: string): Hono {
  const app = new Hono();
  app.get('/_docs', (c) => docsPage(contract, new URL(c.req.url).origin, checkUrl));
  app.get('/_play', (c) => playPage(c.req.queries('source') ?? []));
  app.get('/openapi.json', (c) => c.json(contract));
  return app;
}

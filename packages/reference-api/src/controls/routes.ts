import { Hono } from 'hono';
import { readJson } from '../contract/request-input.ts';
import type { Faults } from './faults.ts';
import type { Outbox } from './outbox.ts';
import type { LoggedRequest } from './request-log.ts';
import type { Ring } from './ring.ts';

export type Controls = {
  outbox: Outbox;
  faults: Faults;
  requests: Ring<LoggedRequest>;
  clearLimits: () => void;
};

/** What tests and developers reach into the server by. Never mounted in production. */
export function controlRoutes({ outbox, faults, requests, clearLimits }: Controls): Hono {
  const app = new Hono();
  app.get('/_outbox', (c) => c.json({ data: outbox.list(c.req.query('mobile')) }));
  app.post('/_faults', async (c) => {
    faults.add(await readJson(c.req.raw));
    return c.body(null, 204);
  });
  app.delete('/_faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.get('/_requests', (c) => c.json({ data: requests.list() }));
  app.delete('/_requests', (c) => {
    requests.clear();
    return c.body(null, 204);
  });
  app.delete('/_limits', (c) => {
    clearLimits();
    return c.body(null, 204);
  });
  return app;
}

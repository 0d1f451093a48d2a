import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveMetrics } from '../observability/serve-metrics.server.ts';
import { reportListenErrors } from './cannot-listen.ts';

const host = '127.0.0.1';
const other = createServer();
let port: number;

beforeEach(async () => {
  other.listen(0, host);
  await once(other, 'listening');
  const address = other.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  other.close();
});

it('the error names PORT if the port is taken', async () => {
  const report = vi.fn<(error: Error) => void>();
  reportListenErrors(createServer().listen(port, host), { host, setting: 'PORT', port }, report);
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report.mock.calls[0]?.[0].message).toMatch(
    new RegExp(`^The server can't listen at HOST=${host} PORT=${port}: .*already in use`),
  );
});

it('the error names METRICS_PORT if the port is taken', async () => {
  const report = vi.fn<(error: Error) => void>();
  serveMetrics({ hostname: host, port, brand: 'main', release: 'tested', onError: report });
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  expect(report.mock.calls[0]?.[0].message).toContain(`HOST=${host} METRICS_PORT=${port}: `);
});

it('later errors are not handled', async () => {
  const server = createServer();
  const report = vi.fn<(error: Error) => void>();
  reportListenErrors(server.listen(0, host), { host, setting: 'PORT', port }, report);
  await once(server, 'listening');
  expect(() => server.emit('error', new Error('later'))).toThrow('later');
  expect(report).not.toHaveBeenCalled();
  server.close();
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { createReferenceApi } from '../index.ts';
import { stepsFor } from './first-steps.ts';

/** Starts a server on a port, as a reader of the page has one. */
async function serve(): Promise<{ origin: string; stop: () => void }> {
  const api = createReferenceApi({ catalogue: 'small' });
  const server = createServer(getRequestListener((request) => api.fetch(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const stop = () => {
    server.close();
    api.close();
  };
  return { origin: `http://127.0.0.1:${address.port}`, stop };
}

it('leads a new user with a shell and curl from a code to a film', {
  timeout: 60_000,
}, async () => {
  const { origin, stop } = await serve();
  const steps = stepsFor(origin, '/api/v1');
  const script = steps.map(({ lines }) => [...lines, 'echo; echo ---'].join('\n')).join('\n');
  const { stdout } = await promisify(execFile)('bash', ['-u', '-c', script]);
  stop();
  const outputs = stdout.split('\n---\n').map((text) => text.trim());

  expect(outputs[1]).toContain('"message"');
  expect(outputs[2]).toMatch(/^\d{4}$/);
  expect(outputs[3]).toContain('"subscription":0,"days_period_to_end":0');
  expect(outputs[4]).toContain('"credit":200000');
  expect(outputs[5]).toContain('"status":"paid"');
  expect(outputs[6]).toContain('"subscription":1,"days_period_to_end":30');
  expect(outputs[7]).toBe('206 video/mp4');
  expect(outputs[8]).toMatch(
    /^#EXTM3U\nhttp:\/\/127\.0\.0\.1:\d+\/_play\?source=%2Fmedia%2Fstream%2F.+\.m3u8&source=%2Fmedia%2Fdownload%2F.+\.mp4%3Fviewer%3D\d+$/i,
  );
});

it('are the same in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, block = ''] = /```sh\n(origin=[\s\S]*?)```/.exec(readme) ?? [];
  const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const known = stepsFor('http://127.0.0.1:4000', '/api/v1').flatMap((step) => step.lines);
  expect(lines.length).toBeGreaterThan(12);
  expect(lines.filter((line) => !known.includes(line))).toEqual([]);
});

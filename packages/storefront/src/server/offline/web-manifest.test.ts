import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperationId } from '@parde/api-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webManifestRoutes } from './web-manifest.server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parde-manifest-'));
  const shortcuts = ['/search', '/download', '/lives', '/profile/plans'].map((url) => ({ url }));
  const manifest = { name: 'پرده', shortcuts };
  writeFileSync(join(folder, 'manifest.webmanifest'), JSON.stringify(manifest));
});
afterAll(() => rmSync(folder, { recursive: true }));

const manifestFor = (operations: readonly OperationId[] | undefined) =>
  webManifestRoutes(folder, { operations, derived: [] }).request('/manifest.webmanifest');

it('has no shortcut to a missing page', async () => {
  const answer = await manifestFor(['search', 'getPlans']);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toEqual({
    name: 'پرده',
    shortcuts: [{ url: '/search' }, { url: '/profile/plans' }],
  });
});

it('leaves the file unchanged if the server has all pages', async () => {
  expect((await manifestFor(undefined)).status).toBe(404);
});

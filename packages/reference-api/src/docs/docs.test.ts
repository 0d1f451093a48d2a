import { operations } from '@parde/api-client/operations';
import { describe, expect, it } from 'vitest';
import { contractDocument } from '../contract/contract.ts';
import { createTestApi, read } from '../test-support/test-api.ts';

const docs = async () => {
  const response = await createTestApi().send('GET', '/_docs');
  return { response, text: await response.text() };
};

describe('the docs page', () => {
  it('starts with the first steps, which need no script', async () => {
    const { response, text } = await docs();
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const [before = ''] = text.split('<script');
    expect(before).toContain('origin=http://api.test');
    expect(before).toContain('<h2>Controls</h2>');
    expect(before).toContain('<noscript>');
  });

  it('names ids that exist', async () => {
    const { text } = await docs();
    const tried = [...text.matchAll(/ (series|episode|video|cast) <code>([\w-]+)<\/code>/g)];
    expect(tried).toHaveLength(4);
    const api = createTestApi();
    for (const [, what, id] of tried) {
      expect((await api.call('GET', `/get/${what}/${id}`)).status).toBe(200);
    }
  });

  it('has only working internal links', async () => {
    const { text } = await docs();
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(2);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('loads Swagger UI and its style from this server, and forbids other origins', async () => {
    const { response, text } = await docs();
    const loaded = [...text.matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"/g)];
    const types: Record<string, string | null> = {};
    for (const [, address = ''] of loaded) {
      const answer = await createTestApi().send('GET', address);
      expect((await answer.text()).length).toBeGreaterThan(10_000);
      types[address] = answer.headers.get('Content-Type');
    }
    expect(types).toEqual({
      '/_docs/swagger-ui.css': 'text/css; charset=utf-8',
      '/_docs/swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
    });
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-[^']+'; script-src 'self' 'sha256-[^']+'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
  });

  it('does not exist in production', async () => {
    const api = createTestApi({ production: true });
    for (const path of ['/_docs', '/_docs/swagger-ui.css', '/_play', '/openapi.json']) {
      expect((await api.send('GET', path)).status).toBe(404);
    }
  });
});

it('serves the complete contract', async () => {
  const body = await read<typeof contractDocument>(createTestApi().send('GET', '/openapi.json'));
  expect(body).toEqual(contractDocument);
  const served = Object.values(body.paths).flatMap((methods) => Object.values(methods));
  expect(served.map(({ operationId }) => operationId).sort()).toEqual(
    operations.map(({ operationId }) => operationId).sort(),
  );
});

describe('the play page', () => {
  const page = async (query: string) => {
    const response = await createTestApi().send('GET', `/_play${query}`);
    return { policy: response.headers.get('Content-Security-Policy'), text: await response.text() };
  };

  it('has a stream and a file, for browsers that play no streams', async () => {
    const stream = encodeURIComponent('/media/stream/1024/master.m3u8?expires=1&signature=a');
    const { policy, text } = await page(`?source=${stream}&source=/media/download/1024/480p.mp4`);
    expect(text).toContain(
      '<source src="/media/stream/1024/master.m3u8?expires=1&amp;signature=a" type="application/vnd.apple.mpegurl">',
    );
    expect(text).toContain('<source src="/media/download/1024/480p.mp4" type="video/mp4">');
    expect(policy).toContain("media-src 'self'");
  });

  it('refuses sources from other origins', async () => {
    for (const source of [
      'https://evil.example/x.mp4',
      '//evil.example/media/x.mp4',
      'javascript:1',
    ]) {
      expect((await page(`?source=${encodeURIComponent(source)}`)).text).not.toContain('<source');
    }
  });
});

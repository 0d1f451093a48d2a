import type { OperationId } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { contract } from '../generated/contract.ts';
import { createTestApi, read } from '../test-support/test-api.ts';
import { curlLine } from './curl.ts';

const docs = async () => {
  const response = await createTestApi().send('GET', '/_docs');
  return { response, text: await response.text() };
};

describe('the docs page', () => {
  it('has every operation and every schema of the contract', async () => {
    const { response, text } = await docs();
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    for (const [path, methods] of Object.entries(contract.paths)) {
      for (const { operationId } of Object.values(methods)) {
        expect(text).toContain(`<div id="${operationId}">`);
      }
      expect(text).toContain(`<code>/api/v1${path}</code>`);
    }
    for (const name of Object.keys(contract.components.schemas)) {
      expect(text).toContain(`<div id="schema-${name}">`);
    }
  });

  it('links only to what is there', async () => {
    const { text } = await docs();
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(100);
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('needs no script and nothing from elsewhere, and may not', async () => {
    const { response, text } = await docs();
    expect(text).not.toMatch(/<script|<img|<iframe| on\w+=|url\(/);
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'/,
    );
  });

  it('names the server as its reader reached it', async () => {
    expect((await docs()).text).toContain('origin=http://api.test');
  });

  it('is not there in production', async () => {
    const api = createTestApi({ production: true });
    for (const path of ['/_docs', '/_play', '/openapi.json']) {
      expect((await api.send('GET', path)).status).toBe(404);
    }
  });
});

it('serves the contract itself', async () => {
  const body = await read<object>(createTestApi().send('GET', '/openapi.json'));
  expect(body).toEqual(JSON.parse(JSON.stringify(contract)));
});

describe('a curl line', () => {
  const line = (id: OperationId) => {
    for (const [path, methods] of Object.entries(contract.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.operationId !== id) continue;
        return curlLine({ method: method.toUpperCase(), path, operation }, '/check/user');
      }
    }
    throw new Error(`There is no operation ${id}.`);
  };

  it('fills in what the contract gives for an example', () => {
    expect(line('getMovie')).toBe('curl -H "Authorization: Bearer $token" "$api/get/movie/1024"');
    expect(line('getUser')).toBe('curl -H "Authorization: Bearer $token" "$api/get/user?ref=0"');
    expect(line('ghostCheck')).toBe('curl "$api/ghost/get/check/user?ref=0"');
  });

  it('keeps a key without a value, a body that is none, and a header that must be there', () => {
    expect(line('endSession')).toBe('curl -H "Authorization: Bearer $token" "$api/logout?2"');
    expect(line('getWallet')).toBe(
      'curl -X POST -H "Authorization: Bearer $token" "$api/get/my_wallet"',
    );
    const keys = [line('buyPlan'), line('buyItems')].map((text) => /Key: ([^']+)/.exec(text)?.[1]);
    expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(line('login')).toBe(
      `curl -H 'Content-Type: application/json' -d '{"mobile":"09123456789","password":"4821"}' "$api/login"`,
    );
  });
});

describe('the play page', () => {
  const page = async (query: string) => {
    const response = await createTestApi().send('GET', `/_play${query}`);
    return { policy: response.headers.get('Content-Security-Policy'), text: await response.text() };
  };

  it('plays a stream, and a file where the browser knows no streams', async () => {
    const stream = encodeURIComponent('/media/stream/1024/master.m3u8?expires=1&signature=a');
    const { policy, text } = await page(`?source=${stream}&source=/media/download/1024/480p.mp4`);
    expect(text).toContain(
      '<source src="/media/stream/1024/master.m3u8?expires=1&amp;signature=a" type="application/vnd.apple.mpegurl">',
    );
    expect(text).toContain('<source src="/media/download/1024/480p.mp4" type="video/mp4">');
    expect(policy).toContain("media-src 'self'");
  });

  it('takes nothing from elsewhere', async () => {
    for (const source of [
      'https://evil.example/x.mp4',
      '//evil.example/media/x.mp4',
      'javascript:1',
    ]) {
      expect((await page(`?source=${encodeURIComponent(source)}`)).text).not.toContain('<source');
    }
  });
});

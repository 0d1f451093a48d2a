import { createHash } from 'node:crypto';
import { markupFilmId } from '@parde/reference-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './stage/ask.ts';
import { Stage } from './stage/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

const markupPage = `/movie/${markupFilmId}`;

describe('the policy of a cached page', () => {
  test.each(['/', '/movie/1001', markupPage])(
    'of %s names each inline script and style by its hash, and no other',
    async (path) => {
      await stage.send(path);
      const page = await stage.send(path);
      expect(page.cache).toBe('HIT');
      const inline = inlineOf(page.text);
      expect(inline.scripts.length).toBeGreaterThan(1);
      expect(inline.styles.length).toBeGreaterThan(0);
      expect(allowed(page, 'script-src')).toEqual(sources(inline.scripts));
      expect(allowed(page, 'style-src')).toEqual(sources(inline.styles));
    },
  );

  test('allows no nonce, because a cached nonce would be the same for every visitor', async () => {
    await stage.send(markupPage);
    const page = await stage.send(markupPage);
    expect(page.cache).toBe('HIT');
    expect(page.headers['content-security-policy']).not.toContain('nonce');
    expect(page.text).not.toContain('nonce');
  });

  test('has a new nonce for each page that is not cached', async () => {
    const headers = { cookie: 'viewer=1' };
    const nonces = new Set<string>();
    for (const _time of [1, 2]) {
      const page = await stage.send('/', { headers });
      const [nonce] = allowed(page, 'script-src').filter((source) => source.includes('nonce-'));
      expect(nonce).toMatch(/^'nonce-[\w-]{22}'$/);
      nonces.add(String(nonce));
    }
    expect(nonces.size).toBe(2);
  });
});

test.each([
  ['a guest', undefined],
  ['a guest who reads English', 'i18n_redirected=en'],
  ['another viewer', 'viewer=1'],
])('a stored title that contains markup is shown as text to %s', async (_who, cookie) => {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  for (const _time of [1, 2]) {
    const { status, text } = await stage.send(markupPage, { headers });
    expect(status).toBe(200);
    expect(text).toContain('&lt;script&gt;window.pardeWasHere = true&lt;/script&gt;');
    expect(text).not.toMatch(/<script>\s*window\.pardeWasHere/);
    expect(text).not.toContain('<img src="x"');
    // A parser must find the same structure as in any other film's page.
    const other = await stage.send('/movie/1001', { headers });
    expect(inlineOf(text).scripts).toHaveLength(inlineOf(other.text).scripts.length);
    for (const script of inlineOf(text).scripts) expect(script).not.toContain('<script');
  }
});

/** Returns the inline scripts and styles that a parser finds. */
function inlineOf(html: string): { scripts: string[]; styles: string[] } {
  const inline: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] };
  for (const match of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi)) {
    const [, tag = '', attributes = '', text = ''] = match;
    const isData = /\btype="application\/(?:ld\+)?json"/.test(attributes);
    if (/\bsrc=/.test(attributes) || isData || text === '') continue;
    (tag.toLowerCase() === 'script' ? inline.scripts : inline.styles).push(text);
  }
  return inline;
}

function sources(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)])].sort();
}

/** Returns the sources of a directive. */
function allowed({ headers }: Answer, directive: string): string[] {
  const policy = String(headers['content-security-policy']).split('; ');
  const line = policy.find((each) => each.startsWith(`${directive} `)) ?? '';
  return line.split(' ').slice(1).sort();
}

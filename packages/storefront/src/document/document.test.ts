import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { hashInlineCode } from './hash-inline-code.server.ts';
import { headStream, inlineStyles, scriptsAfterPaint } from './rewrite-html.server.ts';

const nonce = 'n0nce';
const sha256 = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

describe('inlineStyles', () => {
  const link = '<link rel="stylesheet" href="/assets/a.css"/>';

  it('puts the CSS before the link, and disables the link', () => {
    const head = inlineStyles(link, nonce, () => 'a{color:red}');
    expect(head).toBe(
      '<style nonce="n0nce">a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>',
    );
  });

  it('knows the stylesheets of the entry, whose addresses end in #', () => {
    const marked = '<link rel="stylesheet" href="/assets/a.css#"/>';
    expect(
      inlineStyles(marked, nonce, (href) => (href === '/assets/a.css' ? 'a{}' : undefined)),
    ).toBe(
      '<style nonce="n0nce">a{}</style><link rel="stylesheet" href="/assets/a.css#" disabled=""/>',
    );
  });

  it('leaves an unknown stylesheet as it is', () => {
    expect(inlineStyles(link, nonce, () => undefined)).toBe(link);
  });

  it('lets no stylesheet end its own element', () => {
    const head = inlineStyles(link, nonce, () => 'a{content:"</style><script>"}');
    expect(head).not.toContain('</style><script>');
  });
});

describe('hashInlineCode', () => {
  it('hashes our own inline code and removes the nonce', () => {
    const { html, hashes } = hashInlineCode(
      '<style nonce="n0nce">a{}</style><script nonce="n0nce">one()</script><script nonce="n0nce" type="module" async="">two()</script><link nonce="n0nce" rel="modulepreload"/>',
      nonce,
    );
    expect(hashes.scripts).toEqual([sha256('one()'), sha256('two()')]);
    expect(hashes.styles).toEqual([sha256('a{}')]);
    expect(html).not.toContain('nonce');
  });

  it('hashes nothing without this render’s nonce', () => {
    const { html, hashes } = hashInlineCode(
      '<script>evil()</script><script nonce="guess">evil()</script><p onclick="evil()"></p>',
      nonce,
    );
    expect(hashes).toEqual({ scripts: [], styles: [] });
    expect(html).toContain('evil()');
  });
});

describe('scriptsAfterPaint', () => {
  it('defers the preloads and the module script, and no other script', () => {
    const html = scriptsAfterPaint(
      '<link fetchpriority="low" rel="modulepreload" href="/a.js"/><script>import "/no.js";</script>' +
        '<script nonce="n" type="module" async="">import "/a.js";\nimport * as route0 from "/b.js";\n  x = {route0};\nimport("/c.js");</script>',
    );
    expect(html).toBe(
      '<link fetchpriority="low" rel="later" href="/a.js"/><script>import "/no.js";</script>' +
        '<script nonce="n" type="module" async="">await window.pardeFirstPaint;\nawait import("/a.js");\nconst route0 = await import("/b.js");\n  x = {route0};\nimport("/c.js");</script>',
    );
  });
});

describe('headStream', () => {
  const document = '<html><head><title>پرده</title></head><body>سلام</body></html>';

  it.each([1, 2, 7, 1000])(
    'rewrites the head and nothing else, in pieces of %i bytes',
    async (size) => {
      const bytes = Buffer.from(document);
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const stream = Readable.from(pieces).pipe(
        headStream((head) => head.replace('پرده', 'سینما')),
      );
      expect(await text(stream)).toBe(document.replace('پرده', 'سینما'));
    },
  );

  it('lets a document without a head through', async () => {
    const stream = Readable.from([Buffer.from('no head')]).pipe(headStream(() => 'never'));
    expect(await text(stream)).toBe('no head');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarkupPart, readMarkup, textOfMarkup } from './read-markup.ts';

const origin = 'https://parde.example';
const read = (html: string) => readMarkup(html, origin);

/** Prints the parts as HTML, for a comparison. React escapes the texts itself. */
const print = (parts: readonly MarkupPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const href = part.href === undefined ? '' : ` href="${part.href}"`;
      return part.tag === 'br' ? '<br>' : `<${part.tag}${href}>${print(part.parts)}</${part.tag}>`;
    })
    .join('');

describe('the markup of an editor', () => {
  it.each([
    ['متن ساده', '<p>متن ساده</p>'],
    ['یک\n\nدو', '<p>یک</p><p>دو</p>'],
    ['', ''],
    ['  <p> </p><br>', ''],
    ['a <b>b</b> <i>c</i>', '<p>a <strong>b</strong> <em>c</em></p>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['a<br>b<br>', '<p>a<br>b</p>'],
    ['5 &lt; 6 &amp; &laquo;x&raquo; &zwnj;&nbsp;y', '<p>5 < 6 & «x» \u200c\u00a0y</p>'],
    ['with:<ul><li>a</li><li>b</li></ul>', '<p>with:</p><ul><li>a</li><li>b</li></ul>'],
    ['<ul><li>a<ol><li>b</ol><li></li></ul>', '<ul><li><p>a</p><ol><li>b</li></ol></li></ul>'],
    ['<ul>stray<li>a</ul>', '<ul><li><p>stray</p></li><li>a</li></ul>'],
    ['<li>alone</li>', '<p>alone</p>'],
    ['<h1>a</h1><h2>b</h2><h6>c</h6>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    [
      '<script>x()</script><style>y{}</style>a<iframe>z</iframe><svg><text>t</text></svg>',
      '<p>a</p>',
    ],
    ['<div>a<div>b</div></div>c', '<p>a</p><p>b</p><p>c</p>'],
    ['<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>'],
    ['<span style="color:red" class="x" onclick="y()">a</span>', '<p>a</p>'],
    ['<strong><div>a</div>b</strong>', '<p><strong> a b</strong></p>'],
    ['dial <code>*800#</code>', '<p>dial <code>*800#</code></p>'],
    [
      '<table><caption>n</caption><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
      '<p>n</p><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
  ])('%j is read as %j', (html, expected) => {
    // The browser folds white space at the edges of a block.
    expect(print(read(html)).replace(/> +(?=[^<]*<\/)/g, '>')).toBe(
      expected.replace(/> +(?=[^<]*<\/)/g, '>'),
    );
  });

  it('separates the words on both sides of a block', () => {
    const html = '<p>one</p><ul><li>two</li><li>three<br>four</li></ul>f<b>i</b>ve';
    expect(textOfMarkup(read(html))).toBe('one two three four five');
  });
});

it.each([
  ['with an entity', '&amp;'],
  ['of words alone', ''],
])('a text %s is read up to the maximum length', (_, first) => {
  const long = `${first}${'x'.repeat(200_000)}`;
  expect(textOfMarkup(read(`${long} end`)).length).toBeLessThanOrEqual(100_000);
});

it('elements are read up to a depth limit', () => {
  const words = (depth: number) => textOfMarkup(read(`${'<div>'.repeat(depth)}deep`));
  expect([words(24), words(25)]).toEqual(['deep', '']);
});

describe('a link of an editor', () => {
  const hrefOf = (href: string) =>
    /href="([^"]*)"/.exec(print(read(`<a href="${href}">x</a>`)))?.[1];

  it.each([
    ['https://news.example/a?b=c#d', 'https://news.example/a?b=c#d'],
    ['http://news.example', 'http://news.example/'],
    ['mailto:contact@parde.example', 'mailto:contact@parde.example'],
    ['tel:+982191000000', 'tel:+982191000000'],
    ['/profile/faq#devices', '/profile/faq#devices'],
    ['https://parde.example/profile/terms?x=1', '/profile/terms?x=1'],
    ['#refunds', '#refunds'],
    ['//evil.example/x', 'https://evil.example/x'],
    ['/\\evil.example', 'https://evil.example/'],
    ['https://parde.example//evil.example', 'https://parde.example//evil.example'],
  ])('to %s leads to %s', (href, expected) => {
    expect(hrefOf(href)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java&#10;script:alert(1)',
    'java&Tab;script:alert(1)',
    '&#x6A;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://parde.example/1',
    'file:///etc/passwd',
    'https://user:pass@evil.example',
    'https://parde.example@evil.example',
    'profile/faq',
    '# a',
    'https://',
    '',
  ])('to %j is removed, but its text remains', (href) => {
    expect(hrefOf(href.replaceAll('<', '&lt;'))).toBeUndefined();
    expect(textOfMarkup(read(`<a href="${href.replaceAll('<', '&lt;')}">x</a>`))).toBe('x');
  });

  it('contains no other link', () => {
    const html = '<a href="/x">a<table><tr><td><a href="/y">b</a></td></tr></table></a>';
    expect(print(read(html)).match(/<a /g)).toHaveLength(1);
  });
});

/** From lists of attacks on sanitisers. */
const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)//',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data=javascript:alert(1)><embed src=x>',
  '<form action=javascript:alert(1)><button formaction=javascript:alert(1)>x',
  '<input autofocus onfocus=alert(1)><textarea><img src=x onerror=alert(1)></textarea>',
  '<select><option><style></option></select><img src=x onerror=alert(1)></style>',
  '<a href="javascript:alert(1)" onmouseover=alert(1)>x</a>',
  '<a href=/x ping=//evil.example target=_blank download>x</a>',
  '<p style="background:url(javascript:alert(1))" id=content class=x>y</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=x>',
  '<style>*{display:none}</style>',
  '</div></main></body></html><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<xmp><script>alert(1)</script></xmp><plaintext><script>alert(1)</script>',
  '<marquee onstart=alert(1)>x</marquee><video><source onerror=alert(1)></video>',
  '<table><td><script>alert(1)</script><a href=javascript:alert(1)>x',
  '<frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>',
  '"><svg/onload=alert(1)>',
  '<constructor>x</constructor><__proto__ href=javascript:x>y</__proto__>',
];

const tags = new Set(
  'p br strong em code a ul ol li h3 h4 blockquote table thead tbody tr th td'.split(' '),
);

const parentsOf = new Map([
  ['li', ['ul', 'ol']],
  ['tr', ['thead', 'tbody']],
  ['td', ['tr']],
  ['th', ['tr']],
]);

/** Elements that contain only text, and no block: a browser would end them before a block. */
const contentWords = new Set('p h3 h4 strong em code a'.split(' '));

/** Every element is on the list, every link has an allowed target, and no element is where a browser would move it. */
function expectSafe(parts: readonly MarkupPart[], within: readonly string[] = []): void {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const { tag, href } = part;
    expect(tags).toContain(tag);
    expect(Object.keys(part).filter((field) => !['tag', 'parts', 'href'].includes(field))).toEqual(
      [],
    );
    expect(href === undefined, tag).toBe(tag !== 'a');
    if (href !== undefined) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/);
    const commonWord = within.find((each) => contentWords.has(each));
    if (commonWord !== undefined) expect(['strong', 'em', 'code', 'a', 'br']).toContain(tag);
    if (tag === 'a') expect(within).not.toContain('a');
    const parents = parentsOf.get(tag);
    if (parents) expect(parents).toContain(within.at(-1));
    if (tag === 'br') expect(part.parts).toEqual([]);
    if (['ul', 'ol', 'table', 'thead', 'tbody', 'tr'].includes(tag)) {
      expect(part.parts.every((inner) => typeof inner !== 'string')).toBe(true);
    }
    expectSafe(part.parts, [...within, tag]);
  }
}

describe('a hostile text', () => {
  it.each(attacks)('%s runs nothing and breaks nothing', (html) => {
    expectSafe(read(html));
    expectSafe(read(`<p>before ${html} after</p>`));
  });

  it('is safe with such parts in any order', () => {
    const pieces = fc.constantFrom(
      ...attacks,
      ...[...tags, 'div', 'b', 'span', 'section', 'dl', 'caption', 'svg', 'form', 'option'].flatMap(
        (tag) => [`<${tag}>`, `</${tag}>`, `<${tag} href="/x" onclick=alert(1)>`],
      ),
      ...['متن', ' ', '<', '>', '&', '&lt;', '&#x0;', '"', '<!--', '-->', '\u0000'],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => expectSafe(read(parts.join('')))),
      { numRuns: 600 },
    );
  });

  it.each([
    ['deep', (count: number) => '<div>'.repeat(count)],
    ['deep in words', (count: number) => '<b>'.repeat(count)],
    ['deep in lists', (count: number) => '<ul><li>'.repeat(count)],
    ['deep in tables', (count: number) => '<table><tr><td>'.repeat(count)],
    ['of links', (count: number) => '<a href=/x>'.repeat(count)],
    ['of entities', (count: number) => '&lt;'.repeat(count)],
    ['of ends', (count: number) => '</p>'.repeat(count)],
    ['of one tag', (count: number) => `<a ${'x='.repeat(count)}`],
  ])('with a megabyte, %s, is read quickly', (_, make) => {
    const began = performance.now();
    expectSafe(read(`${make(200_000)}end`));
    // A hundred times the duration of a usual text. Growth with the square of the length would take minutes.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

import { readUrl } from '../../app/url.ts';
import { type HtmlNode, parseHtml } from './html-tree.ts';

const inlineTags = ['strong', 'em', 'code', 'a', 'br'] as const;
const blockTags = ['p', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table'] as const;
/** These elements occur only inside one of the blocks. */
const innerTags = ['li', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

export type MarkupTag =
  | (typeof inlineTags)[number]
  | (typeof blockTags)[number]
  | (typeof innerTags)[number];

export interface MarkupElement {
  readonly tag: MarkupTag;
  readonly href?: string;
  readonly parts: readonly MarkupPart[];
}

/** The data to which an editor's HTML is reduced, and from which React makes elements. */
export type MarkupPart = string | MarkupElement;

/** Other names of allowed elements. */
const tagOf: ReadonlyMap<string, MarkupTag> = new Map<string, MarkupTag>([
  ...([...inlineTags, 'p', 'h4', 'h3'] as const).map((tag): [string, MarkupTag] => [tag, tag]),
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h5', 'h4'],
  ['h6', 'h4'],
]);

/** Dropped with all their content. Of any other element that is not allowed, the text stays. */
const dropped = new Set(
  (
    '#comment #documenttype script style template noscript noembed noframes iframe frame frameset object embed applet ' +
    'svg math canvas audio video picture img map select datalist textarea button input progress meter dialog head title ' +
    'base link meta xmp plaintext param source track hr'
  ).split(' '),
);

/** The words on both sides of one of these elements do not belong together. */
const breaking = new Set(
  (
    'address article aside body center dd details dir div dl dt fieldset figcaption figure footer form header html legend ' +
    'main menu nav pre search section summary caption'
  ).split(' '),
);

/** Deeper than any real text. A hostile text may be as deep as it is long. */
const maxDepth = 24;
/** The parsers need a time that grows with the square of a tree's depth. The contract allows a fifth of this length. */
const maxLength = 100_000;

/** Returns only blocks. `origin` is the origin of this site, for links to its own pages. */
export function readMarkup(html: string, origin: string): readonly MarkupElement[] {
  const text = html.slice(0, maxLength);
  if (!/[<&]/.test(text)) return text.split(/\n+/).flatMap((line) => paragraph([line]));
  return asBlocks(parseHtml(text).flatMap((node) => readNode(node, { origin, depth: 0 })));
}

/** Returns the text as a search and a search engine read it. */
export function textOfMarkup(parts: readonly MarkupPart[]): string {
  return parts.map(textOf).join('').replace(/\s+/g, ' ').trim();
}

function textOf(part: MarkupPart): string {
  if (typeof part === 'string') return part;
  const text = part.parts.map(textOf).join('');
  return isInline(part) && part.tag !== 'br' ? text : ` ${text} `;
}

interface MarkupContext {
  readonly origin: string;
  readonly depth: number;
}

function readNode(node: HtmlNode, { origin, depth }: MarkupContext): readonly MarkupPart[] {
  const { name } = node;
  if (name === '#text') return [node.text];
  if (dropped.has(name)) return [];
  const within = { origin, depth: depth + 1 };
  const parts = () =>
    depth < maxDepth ? node.children.flatMap((child) => readNode(child, within)) : [];
  if (name === 'ul' || name === 'ol') return filled(name, items(parts()));
  if (name === 'li') return [{ tag: 'li', parts: flow(parts()) }];
  if (name === 'blockquote') return filled(name, asBlocks(parts()));
  if (name === 'table') return table(node, within);
  if (name === 'br') return [{ tag: 'br', parts: [] }];
  if (name === 'a') return link(safeHref(node.attribute('href'), origin), inline(parts()));
  if (breaking.has(name)) return asBlocks(parts());
  const tag = tagOf.get(name);
  if (tag === undefined) return parts();
  const content = inline(parts());
  return filled(tag, inlineTags.some((each) => each === tag) ? content : withoutEdges(content));
}

function filled(tag: MarkupTag, parts: readonly MarkupPart[]): readonly MarkupElement[] {
  return parts.length > 0 ? [{ tag, parts }] : [];
}

/** A link contains no link: the browser would end the outer link there. */
function link(href: string | undefined, parts: readonly MarkupPart[]): readonly MarkupPart[] {
  const words = unlinked(parts);
  if (href === undefined || textOfMarkup(words) === '') return words;
  return [{ tag: 'a', href, parts: words }];
}

function unlinked(parts: readonly MarkupPart[]): readonly MarkupPart[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [part];
    const within = unlinked(part.parts);
    return part.tag === 'a' ? within : [{ ...part, parts: within }];
  });
}

const isInline = (part: MarkupPart): boolean =>
  typeof part === 'string' || inlineTags.some((tag) => tag === part.tag);

/** Returns only inline parts, even of blocks: a paragraph in a paragraph would become two. */
function inline(parts: readonly MarkupPart[]): readonly MarkupPart[] {
  return parts.flatMap((part) =>
    typeof part === 'string' || isInline(part) ? [part] : [' ', ...inline(part.parts), ' '],
  );
}

/** Returns inline parts if there are only inline parts, else blocks. */
function flow(parts: readonly MarkupPart[]): readonly MarkupPart[] {
  return parts.every(isInline) ? withoutEdges(parts) : asBlocks(parts);
}

/** Text between blocks becomes a paragraph. */
function asBlocks(parts: readonly MarkupPart[]): readonly MarkupElement[] {
  const blocks: MarkupElement[] = [];
  let words: MarkupPart[] = [];
  const end = () => {
    blocks.push(...paragraph(words));
    words = [];
  };
  for (const part of parts) {
    if (typeof part === 'string' || isInline(part)) {
      words.push(part);
    } else {
      end();
      // An item without its list, or a cell without its table, is replaced by its content.
      const isBlock = blockTags.some((tag) => tag === part.tag);
      blocks.push(...(isBlock ? [part] : asBlocks(part.parts)));
    }
  }
  end();
  return blocks;
}

function paragraph(parts: readonly MarkupPart[]): readonly MarkupElement[] {
  const words = withoutEdges(parts);
  return textOfMarkup(words) === '' ? [] : [{ tag: 'p', parts: words }];
}

/** Removes white space and line breaks at both ends. */
function withoutEdges(parts: readonly MarkupPart[]): readonly MarkupPart[] {
  const isEdge = (part: MarkupPart) =>
    typeof part === 'string' ? part.trim() === '' : part.tag === 'br';
  const first = parts.findIndex((part) => !isEdge(part));
  const last = parts.findLastIndex((part) => !isEdge(part));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

/** A child of a list that is not an item becomes an item. */
function items(parts: readonly MarkupPart[]): readonly MarkupElement[] {
  return parts.flatMap((part): readonly MarkupElement[] => {
    if (typeof part !== 'string' && part.tag === 'li') return part.parts.length > 0 ? [part] : [];
    return asBlocks([part]).map((block) => ({ tag: 'li', parts: [block] }));
  });
}

/**
 * Returns the rows: a first row of headings, and the other rows. Other content of a table, such as its caption, comes
 * before it.
 */
function table({ children }: HtmlNode, context: MarkupContext): readonly MarkupElement[] {
  const groups = new Set(['thead', 'tbody', 'tfoot']);
  const rows: MarkupElement[] = [];
  const before: MarkupPart[] = [];
  for (const child of children.flatMap((each) =>
    groups.has(each.name) ? each.children : [each],
  )) {
    if (child.name === 'tr') rows.push(...filled('tr', cells(child, context)));
    else before.push(...readNode(child, context));
  }
  const hasNames = rows[0]?.parts.every((cell) => typeof cell !== 'string' && cell.tag === 'th');
  const body = hasNames ? rows.slice(1) : rows;
  return [
    ...asBlocks(before),
    ...filled('table', [
      ...filled('thead', hasNames ? rows.slice(0, 1) : []),
      ...filled('tbody', body),
    ]),
  ];
}

function cells(row: HtmlNode, { origin, depth }: MarkupContext): readonly MarkupElement[] {
  if (depth >= maxDepth) return [];
  const context = { origin, depth: depth + 1 };
  return row.children.flatMap(({ name, children }): readonly MarkupElement[] => {
    if (name !== 'td' && name !== 'th') return [];
    return [{ tag: name, parts: flow(children.flatMap((child) => readNode(child, context))) }];
  });
}

/** The fragment of a section on the page, such as `#refunds`. */
const fragment = /^#\S+$/;

const allowed = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Returns the address of a link in an editor's text, which may lead to a section of the page, a page of this site
 * (from the root), the web, a mailbox or a phone. Undefined for all other addresses.
 */
function safeHref(href: string | null, origin: string): string | undefined {
  const written = href?.trim() ?? '';
  if (fragment.test(written)) return written;
  const isPath = written.startsWith('/');
  if (!isPath && !/^[a-z]+:/i.test(written)) return undefined;
  const url = readUrl(written, origin);
  if (!url || !allowed.has(url.protocol) || url.username !== '' || url.password !== '') {
    return undefined;
  }
  const own = url.pathname + url.search + url.hash;
  // Two slashes at the beginning would name a host.
  return url.origin === origin && !own.startsWith('//') ? own : url.href;
}

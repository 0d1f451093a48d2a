import { basename, join } from 'node:path';
import { Marked, Parser, type Token } from 'marked';
import { normalizePath, type Plugin } from 'vite';
import type { TextPart } from '../brand/texts.ts';

/** Turns each Markdown file in the brand's `texts` folder into a module, so browsers load no Markdown parser. */
export function brandTexts(): Plugin {
  let folder = '';
  return {
    name: 'parde:brand-texts',
    configResolved({ root }) {
      folder = `${normalizePath(join(root, 'texts'))}/`;
    },
    transform: {
      filter: { id: /\.md$/ },
      handler(source, id) {
        if (!id.startsWith(folder)) return undefined;
        const parts = partsOf(source, basename(id));
        return { code: `export default ${JSON.stringify(parts)};`, map: null, moduleType: 'js' };
      },
    },
  };
}

const markdown = new Marked();

/** `file` is a name such as `terms.fa.md`. Throws if the text contains something that a page cannot show. */
export function partsOf(source: string, file: string): readonly TextPart[] {
  const tokens = markdown.lexer(source);
  const mistake = mistakeIn(tokens);
  if (mistake !== undefined) throw new Error(`texts/${file}: ${mistake}.`);
  if (file.startsWith('privacy.')) return privacyPart(tokens, file);
  return split(tokens, file.startsWith('faq.'));
}

/** The addresses that the page shows as links (features/text-pages/read-markup.ts). */
const shownAddress = /^(?:#|\/|https?:|mailto:|tel:)/i;

function mistakeIn(tokens: readonly Token[]): string | undefined {
  let mistake: string | undefined;
  void markdown.walkTokens([...tokens], (token) => {
    if (token.type === 'image') mistake ??= `has the picture ${token.href}: take it out`;
    if (token.type === 'link' && !shownAddress.test(token.href)) {
      mistake ??= `has a link to ${token.href}: write /profile/terms for a page of this site, or an address with https://`;
    }
  });
  if (tokens.every(({ type }) => type === 'space' || type === 'heading')) {
    mistake ??= 'has no text below its headings: write it, or take the file out';
  }
  return mistake;
}

/** Makes one part of the terms page, so its headings move down one level. */
function privacyPart(tokens: readonly Token[], file: string): readonly TextPart[] {
  const [title, ...rest] = tokens.filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || title.depth !== 1) {
    throw new Error(`texts/${file}: must begin with its title: # …`);
  }
  const lower = rest.map((token) =>
    token.type === 'heading' ? { ...token, depth: token.depth + 1 } : token,
  );
  return [{ heading: inline(title), html: markdown.parser(lower) }];
}

/** Leaves out the file's title, because the page has its own. */
function split(tokens: readonly Token[], hasGroups: boolean): readonly TextPart[] {
  const parts: TextPart[] = [];
  let group: string | undefined;
  let heading: string | undefined;
  let body: Token[] = [];
  const end = () => {
    const html = markdown.parser(body).trim();
    if (heading !== undefined || html !== '') {
      parts.push({ ...(group && { group }), ...(heading && { heading }), html });
    }
    heading = undefined;
    body = [];
  };
  for (const [at, token] of tokens.entries()) {
    const depth = token.type === 'heading' ? token.depth : undefined;
    if (depth === 1 || depth === 2) {
      end();
      const next = tokens.slice(at + 1).find(({ type }) => type === 'heading');
      const isGroup = hasGroups && depth === 2 && next?.type === 'heading' && next.depth === 3;
      group = isGroup ? inline(token) : undefined;
      heading = depth === 2 && !isGroup ? inline(token) : undefined;
    } else if (depth === 3 && group !== undefined) {
      end();
      heading = inline(token);
    } else {
      body.push(token);
    }
  }
  end();
  return parts;
}

function inline(token: Token): string {
  return 'tokens' in token && token.tokens ? Parser.parseInline(token.tokens) : token.raw;
}

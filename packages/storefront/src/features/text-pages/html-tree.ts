import type { DefaultTreeAdapterTypes } from 'parse5';
import { trustedPolicy } from '../../app/browser/trusted-types.ts';

/** Only on the server: the browser's script contains nothing of the parser. */
const parser = import.meta.env.SSR ? await import('parse5') : undefined;

/** A node as the reader of the markup needs it, from the browser's parser or the server's. */
export interface HtmlNode {
  /** In lower case; `#text` for a text. */
  readonly name: string;
  readonly text: string;
  readonly children: readonly HtmlNode[];
  attribute(name: string): string | null;
}

/** A private-use character. */
const mark = '\uE000';

/**
 * Chromium applies the page's Content-Security-Policy to the handlers of any element that it parses, and reports
 * each. A name such as `onclick` with the mark in front is not a handler.
 */
const policy = trustedPolicy('parde-html', {
  createHTML: (html: string) => html.replace(/([\s"']|[^<]\/)(?=on)/gi, `$1${mark}`),
});

/**
 * Both parsers follow the HTML standard, so server and browser get the same tree, and the browser loads no parser.
 * Neither runs a script, applies a style or fetches a picture: the content of a template is inert.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  if (parser) {
    return parser.parseFragment(html, { scriptingEnabled: false }).childNodes.map(fromServer);
  }
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return [...template.content.childNodes].map(fromBrowser);
}

function fromServer(node: DefaultTreeAdapterTypes.ChildNode): HtmlNode {
  return {
    name: node.nodeName.toLowerCase(),
    text: 'value' in node ? node.value : '',
    get children() {
      return 'childNodes' in node ? node.childNodes.map(fromServer) : [];
    },
    attribute(name) {
      const attributes = 'attrs' in node ? node.attrs : [];
      return attributes.find((each) => each.name === name)?.value ?? null;
    },
  };
}

function fromBrowser(node: ChildNode): HtmlNode {
  return {
    name: node.nodeName.toLowerCase(),
    text: node.nodeType === Node.TEXT_NODE ? (node.nodeValue?.replaceAll(mark, '') ?? '') : '',
    get children() {
      return [...node.childNodes].map(fromBrowser);
    },
    attribute(name) {
      if (!(node instanceof Element)) return null;
      return node.getAttribute(name)?.replaceAll(mark, '') ?? null;
    },
  };
}

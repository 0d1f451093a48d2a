import type { DefaultTreeAdapterTypes } from 'parse5';

/** On the server alone: in the browser's script nothing of it is left. */
const parser = import.meta.env.SSR ? await import('parse5') : undefined;

/** What the markup's reader needs of a node, of the browser's parser or of the server's. */
export interface HtmlNode {
  /** In small letters; `#text` for a text. */
  readonly name: string;
  readonly text: string;
  readonly children: readonly HtmlNode[];
  attribute(name: string): string | null;
}

/**
 * Both parsers follow the HTML standard, so server and browser see one tree, and the browser loads none. Neither runs a
 * script or fetches a picture of it.
 */
export function parseHtml(html: string): readonly HtmlNode[] {
  // Without a doctype a table may stand in a paragraph.
  const page = `<!doctype html><body>${html}`;
  if (parser) {
    const { childNodes } = parser.parse(page, { scriptingEnabled: false });
    return childNodes.flatMap(bodyIn).map(fromServer);
  }
  const { body } = new DOMParser().parseFromString(page, 'text/html');
  return [...body.childNodes].map(fromBrowser);
}

type ServerNode = DefaultTreeAdapterTypes.ChildNode;

function bodyIn(root: ServerNode): readonly ServerNode[] {
  if (!('childNodes' in root)) return [];
  return root.childNodes.flatMap((part) =>
    part.nodeName === 'body' && 'childNodes' in part ? part.childNodes : [],
  );
}

function fromServer(node: ServerNode): HtmlNode {
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
    text: node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '',
    get children() {
      return [...node.childNodes].map(fromBrowser);
    },
    attribute: (name) => (node instanceof Element ? node.getAttribute(name) : null),
  };
}

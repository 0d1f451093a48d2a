/**
 * What a document tells search engines of its page. They read documents: a browser draws it empty, and needs none of
 * the code that makes it. Say so where it is called: `import.meta.env.SSR ? … : undefined`.
 */
export function JsonLd({ children }: { children: readonly JsonLdNode[] | undefined }) {
  return (
    <script
      // Data, which no policy of scripts speaks of: it needs no nonce.
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" can't leave its element.
      dangerouslySetInnerHTML={{ __html: children ? printJsonLd(children) : '' }}
    />
  );
}

/** Something that search engines are told of, in the words of schema.org. What is undefined is left out. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** As it stands in a document. Without "<" no text in it can leave its element. */
export function printJsonLd(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}

interface Crumb {
  readonly name: string;
  /** From the root. */
  readonly path: string;
}

/** The way to a page, from the home page down. */
export function breadcrumbList(origin: string, trail: readonly Crumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

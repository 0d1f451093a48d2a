import { type JsonLdNode, printJsonLd } from './json-ld.ts';

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

import type { Picture } from '@parde/api-client';
import { useState } from 'react';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { readUrl } from '../url.ts';

/**
 * Structured data for search engines. They read the server's document, so callers pass `import.meta.env.SSR ? … :
 * undefined`, and the browser does not load that code.
 */
export function JsonLd({ children }: { children: readonly JsonLdNode[] | undefined }) {
  // Trusted Types refuse the script on later pages, which search engines do not read.
  const [isInDocument] = useState(!useHydrated());
  if (!isInDocument) return null;
  return (
    <script
      // CSP does not apply to data blocks, so the script needs no nonce.
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<" can't leave its element.
      dangerouslySetInnerHTML={{ __html: children ? printJsonLd(children) : '' }}
    />
  );
}

/** A schema.org node. JSON leaves out undefined properties. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Escapes "<", so that no text can end the script element. */
export function printJsonLd(nodes: readonly JsonLdNode[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  );
}

export function absoluteUrl(picture: Picture | null, origin: string): string | undefined {
  return picture ? readUrl(picture.url, origin)?.href : undefined;
}

interface Crumb {
  readonly name: string;
  /** A path that begins with a slash. */
  readonly path: string;
}

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

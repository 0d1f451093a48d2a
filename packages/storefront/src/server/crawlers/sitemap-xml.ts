export interface SitemapEntry {
  readonly path: string;
  /** A date in ISO 8601 format. */
  readonly updated?: string | undefined;
}

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return file('urlset', 'url', origin, entries);
}

export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => ({ path }));
  return file('sitemapindex', 'sitemap', origin, entries);
}

function file(
  root: string,
  element: string,
  origin: string,
  entries: readonly SitemapEntry[],
): string {
  const rows = entries.map(({ path, updated }) => {
    const lastmod = updated === undefined ? '' : `<lastmod>${escapeXml(updated)}</lastmod>`;
    return `<${element}><loc>${escapeXml(origin + encodeURI(path))}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${xmlns}">\n${rows.join('')}</${root}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

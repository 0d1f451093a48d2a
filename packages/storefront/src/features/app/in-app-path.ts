/** The pages of the site that the app has a page of its own for: the first group is the id. */
const twins: readonly (readonly [site: RegExp, app: string])[] = [
  [/^\/movie\/(?:show\/)?([^/?#]+)$/, '/app/show/'],
  [/^\/episode\/(?:show\/)?([^/?#]+)$/, '/app/episode/show/'],
  [/^\/series\/([^/?#]+)$/, '/app/series/show/'],
  [/^\/ekran\/([^/?#]+)$/, '/app/ekran/'],
];

/** Where a link of the site leads in the app: to the app's own page, so that the viewer stays in it. */
export function inAppPath(href: string): string {
  for (const [site, app] of twins) {
    const id = site.exec(href)?.[1];
    if (id !== undefined) return app + id;
  }
  return href;
}

/** Which inline scripts and styles a page may run: by the hash of each (a page that is kept) or by a nonce. */
export type InlineAllowance =
  | { hashes: { scripts: string[]; styles: string[] } }
  | { nonce: string };

export function contentSecurityPolicy(allowance: InlineAllowance): string {
  const [scripts, styles] =
    'nonce' in allowance
      ? [[`'nonce-${allowance.nonce}'`], [`'nonce-${allowance.nonce}'`]]
      : [quoted(allowance.hashes.scripts), quoted(allowance.hashes.styles)];
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // React writes `style` attributes on the server; they can't load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function quoted(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].map((hash) => `'${hash}'`);
}

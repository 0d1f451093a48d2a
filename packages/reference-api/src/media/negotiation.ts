/** Reads which formats the request's headers accept. */

export type Encoding = 'br' | 'gzip';

function takes(header: string, name: string): boolean {
  return header
    .split(',')
    .map((offer) => offer.trim())
    .some(
      (offer) => offer.split(';')[0]?.trim() === name && !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(offer),
    );
}

export function encodingFor(accepted = ''): Encoding | undefined {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : undefined;
}

/** Returns the best accepted format. SVG is the default; other formats must be accepted explicitly. */
export function pictureFormatFor(accepted = ''): 'avif' | 'webp' | 'svg' {
  if (takes(accepted, 'image/avif')) return 'avif';
  return takes(accepted, 'image/webp') ? 'webp' : 'svg';
}

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

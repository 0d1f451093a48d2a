export type Range = { first: number; last: number };

/**
 * What a Range header asks of a file of that size: a part, `all` where it asks for none (or for several, which may be
 * answered with the whole), or `none` where there is no such part.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'all';
  if (from === '') {
    const length = Math.min(size, Number(to));
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(size - 1, Number(to));
  // An end before the start is no range at all.
  if (to !== '' && Number(to) < first) return 'all';
  return first < size ? { first, last } : 'none';
}

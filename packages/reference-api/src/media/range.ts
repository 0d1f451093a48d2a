export type Range = { first: number; last: number };

/** The range of a Range header: a part, `all` for none or for several ranges, or `none` for an unsatisfiable one. */
export function rangeOf(header: string | undefined, size: number): Range | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'all';
  if (from === '') {
    const length = Math.min(size, Number(to));
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(size - 1, Number(to));
  // An end before the start is no valid range.
  if (to !== '' && Number(to) < first) return 'all';
  return first < size ? { first, last } : 'none';
}

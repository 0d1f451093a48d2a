export type Range = { first: number; last: number };

/** Parses a Range header: a range, `all` for none or more than one, `none` if it cannot be satisfied. */
export function rangeOf(header: string | undefined, size: number): Range | 'all' | 'none' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec((header ?? '').trim()) ?? [];
  if (from === undefined || to === undefined || from + to === '') return 'all';
  if (from === '') {
    const length = Math.min(size, Number(to));
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(size - 1, Number(to));
  // A range whose end is before its start is invalid and therefore ignored.
  if (to !== '' && Number(to) < first) return 'all';
  return first < size ? { first, last } : 'none';
}

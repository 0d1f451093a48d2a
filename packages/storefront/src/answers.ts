/** A server may leave a list out. The page must survive that. */
export function asArray<Item>(value: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(value) ? value : [];
}

/** A flag may be written as 1. */
export function isOn(flag: unknown): boolean {
  return flag === true || flag === 1;
}

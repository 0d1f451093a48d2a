/** A record that is stored as one text. Empty if the text is damaged. */
export type StoredRecord = ReadonlyMap<string, unknown>;

export function readRecord(text: string | undefined): StoredRecord {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return new Map(Object.entries(stored ?? {}));
  } catch {
    return new Map();
  }
}

export function numberIn(stored: StoredRecord, name: string): number | null {
  const value = stored.get(name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns a UUID. `crypto.randomUUID` is not available over plain http. */
export function randomUuid(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16));
  return bytes
    .map((byte, index) => {
      if (index === 6) return 0x40 | (byte & 0x0f);
      return index === 8 ? 0x80 | (byte & 0x3f) : byte;
    })
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

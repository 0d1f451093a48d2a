/** A file's name as a disk takes it: the Latin name where there is one, since it is read from left to right. */
export function fileName(
  name: { fa: string; en: string | null },
  year: number | null,
  ending: string,
): string {
  const plain = (name.en ?? name.fa)
    .replace(/:/g, '.')
    .replace(/[/\\*?"<>|\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .replace(/\s+/g, '.')
    .slice(0, 120)
    .replace(/^\.+/, '');
  return [plain || 'parde', ...(year ? [year] : []), ending].join('.');
}

/** RFC 6266: a reader that knows no Unicode takes the first name, all others the second. */
export function attachment(name: string, plain: string): string {
  const isPlain = /^[\w.-]+$/.test(name);
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${isPlain ? name : plain}"; filename*=UTF-8''${encoded}`;
}

/** Returns a safe file name, with the Latin name if there is one, because it is displayed from left to right. */
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

/** Returns a Content-Disposition as in RFC 6266: an ASCII fallback, then the UTF-8 name. */
export function attachment(name: string, plain: string): string {
  const isPlain = /^[\w.-]+$/.test(name);
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${isPlain ? name : plain}"; filename*=UTF-8''${encoded}`;
}

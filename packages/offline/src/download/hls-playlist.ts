/**
 * Reads only the necessary tags of a playlist and preserves every other line, because a newer server may write tags
 * that are unknown to this code.
 */

export const isMaster = (text: string): boolean => /^#EXT-X-STREAM-INF:/m.test(text);

/** The playlist of a live channel has no end, and cannot be saved. */
export const hasEnd = (text: string): boolean => /^#EXT-X-ENDLIST/m.test(text);

/** Returns true if the playlist needs DRM. A plain key is a file like the others. */
export function isProtected(text: string): boolean {
  return linesOf(text).some((line) => {
    if (!/^#EXT-X-(?:SESSION-)?KEY:/.test(line)) return false;
    const attributes = attributesOf(line);
    const method = attributes.get('METHOD');
    const format = attributes.get('KEYFORMAT') ?? 'identity';
    return method !== 'NONE' && (method !== 'AES-128' || format !== 'identity');
  });
}

export type HlsVariant = ReturnType<typeof readMaster>['variants'][number];
export type HlsSound = ReturnType<typeof readMaster>['sounds'][number];

export function readMaster(text: string, address: string) {
  const lines = linesOf(text);
  return {
    variants: lines.flatMap((line, index) => {
      const uri = line.startsWith('#EXT-X-STREAM-INF:') ? uriAfter(lines, index) : undefined;
      if (uri === undefined) return [];
      const attributes = attributesOf(line);
      const [, height = ''] = /x(\d+)$/.exec(attributes.get('RESOLUTION') ?? '') ?? [];
      return [
        {
          /** The index of the variant's line in the playlist. */
          line: index,
          url: new URL(uri, address).href,
          /** Null if the playlist does not contain it. */
          height: Number(height) || null,
          /** In bits per second; the average if the playlist contains it. */
          bitrate: Number(attributes.get('AVERAGE-BANDWIDTH') ?? attributes.get('BANDWIDTH')) || 0,
          codecs: attributes.get('CODECS') ?? null,
          audioGroup: attributes.get('AUDIO') ?? null,
        },
      ];
    }),
    sounds: lines.flatMap((line, index) => {
      if (!isSound(line)) return [];
      const attributes = attributesOf(line);
      const uri = attributes.get('URI');
      return [
        {
          /** The index of the line identifies a sound, because two sounds may share an address. */
          line: index,
          group: attributes.get('GROUP-ID') ?? '',
          language: attributes.get('LANGUAGE') ?? null,
          name: attributes.get('NAME') ?? '',
          isDefault: attributes.get('DEFAULT') === 'YES',
          isDescription: (attributes.get('CHARACTERISTICS') ?? '').includes('describes-video'),
          /** Null if the video segments contain the sound. */
          url: uri === undefined ? null : new URL(uri, address).href,
        },
      ];
    }),
  };
}

/** Returns the playlist with one variant and one sound of its group, each under its new name. */
export function masterOfOne(
  text: string,
  variant: { line: number; name: string },
  sound: { line: number; name: string } | null,
): string {
  const local = linesOf(text).flatMap((line, index) => {
    if (index === variant.line) return [withoutAttributes(line, unsavedAttributes), variant.name];
    if (index === sound?.line) return [withUri(line, sound.name)];
    // Addresses and their tags are removed: other variants, other sounds, and subtitles, which are separate files.
    const isOther = /^#EXT-X-(?:STREAM-INF|MEDIA|SESSION-KEY|(?:I-FRAME|IMAGE)-STREAM-INF):/.test(
      line,
    );
    return isOther || !line.startsWith('#') ? [] : [line];
  });
  return written(local);
}

const unsavedAttributes = ['SUBTITLES', 'CLOSED-CAPTIONS', 'VIDEO'];

/**
 * Returns a media playlist whose files are named after `name` and their index: its text with names in place of
 * addresses, each file once in the order of playback, and its length in seconds.
 */
export function localPlaylist(text: string, address: string, name: string) {
  const names = new Map<string, string>();
  const nameOf = (uri: string): string => {
    const url = new URL(uri, address).href;
    const known = names.get(url);
    if (known !== undefined) return known;
    const made = `${name}-${names.size}`;
    names.set(url, made);
    return made;
  };
  let seconds = 0;
  const local = linesOf(text).map((line) => {
    if (line.startsWith('#EXTINF:'))
      seconds += Number.parseFloat(line.slice('#EXTINF:'.length)) || 0;
    if (line === '') return line;
    if (!line.startsWith('#')) return nameOf(line);
    const uri = attributesOf(line).get('URI');
    return uri === undefined ? line : withUri(line, nameOf(uri));
  });
  const files = Array.from(names, ([url, made]) => ({ name: made, url }));
  return { text: written(local), files, seconds };
}

const isSound = (line: string) =>
  line.startsWith('#EXT-X-MEDIA:') && attributesOf(line).get('TYPE') === 'AUDIO';

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.trim());

const uriAfter = (lines: readonly string[], index: number): string | undefined =>
  lines.slice(index + 1).find((line) => line !== '' && !line.startsWith('#'));

const attributePattern = /([A-Z0-9-]+)=("[^"]*"|[^",]*)/g;

function attributesOf(line: string): ReadonlyMap<string, string> {
  const found = line.slice(line.indexOf(':') + 1).matchAll(attributePattern);
  return new Map(
    Array.from(found, ([, name = '', value = '']) => [name, value.replaceAll('"', '')] as const),
  );
}

const withUri = (line: string, uri: string): string => line.replace(/URI="[^"]*"/, `URI="${uri}"`);

function withoutAttributes(line: string, unwanted: readonly string[]): string {
  const start = line.indexOf(':') + 1;
  const rest = Array.from(line.slice(start).matchAll(attributePattern)).filter(
    ([, name = '']) => !unwanted.includes(name),
  );
  return line.slice(0, start) + rest.map(([whole]) => whole).join(',');
}

const written = (lines: readonly string[]): string =>
  `${lines.filter((line) => line !== '').join('\n')}\n`;

/** The region of a sprite that shows one time range of the film. */
export interface Thumbnail {
  start: number;
  end: number;
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const cue =
  /([\d:.]+)[ \t]+-->[ \t]+([\d:.]+)[^\n]*\n([^\n#]+)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)/g;

/** Parses a WebVTT file of sprite regions. Addresses are relative to the file. */
export function parseThumbnails(text: string, base: string): readonly Thumbnail[] {
  return Array.from(text.replaceAll('\r\n', '\n').matchAll(cue), (found) => {
    const [, start = '', end = '', file = '', ...numbers] = found;
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    const url = new URL(file.trim(), base).href;
    return { start: secondsOf(start), end: secondsOf(end), url, x, y, width, height };
  });
}

/** Converts `01:02:03.400` or `02:03.400` to seconds. */
function secondsOf(stamp: string): number {
  return stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}

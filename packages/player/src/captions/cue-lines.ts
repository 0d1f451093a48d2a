/** A piece of a line with its emphasis. */
export interface CueRun {
  text: string;
  italic: boolean;
  bold: boolean;
}

export type CueLine = readonly CueRun[];

const tag = /<(\/?)([a-z]*)[^>]*>/gi;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

/** The lines of a WebVTT cue. Each has its own direction, so a Persian line ends on the left. */
export function cueLines(text: string): readonly CueLine[] {
  let italic = 0;
  let bold = 0;
  return text.split('\n').map((line) => {
    const runs: CueRun[] = [];
    const add = (piece: string) => {
      if (piece) runs.push({ text: decode(piece), italic: italic > 0, bold: bold > 0 });
    };
    let from = 0;
    for (const found of line.matchAll(tag)) {
      add(line.slice(from, found.index));
      from = found.index + found[0].length;
      const step = found[1] ? -1 : 1;
      if (found[2] === 'i') italic += step;
      if (found[2] === 'b') bold += step;
    }
    add(line.slice(from));
    return runs;
  });
}

function decode(text: string): string {
  return text.replace(/&[a-z]+;/g, (entity) => entities[entity] ?? entity);
}

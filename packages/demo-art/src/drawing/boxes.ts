/** Reads MP4 boxes, as far as is needed to cut a file into fragments and to renumber them. */

export type Box = { type: string; start: number; end: number };

const inside = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);

export function boxesOf(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end; ) {
    // A length of 0 means that the box reaches to the end.
    const size = bytes.readUInt32BE(at) || end - at;
    if (size < 8 || at + size > end) throw new Error(`There is a broken box at byte ${at}.`);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, end: at + size });
    at += size;
  }
  return boxes;
}

/** The first box at a path, such as `moof/traf/tfdt`. */
export function boxAt(bytes: Buffer, path: string): Box | undefined {
  let start = 0;
  let end = bytes.length;
  let found: Box | undefined;
  for (const type of path.split('/')) {
    found = boxesOf(bytes, start, end).find((box) => box.type === type);
    if (!found) return undefined;
    start = inside.has(type) ? found.start + 8 : found.end;
    end = found.end;
  }
  return found;
}

export type Fragmented = { init: Buffer; fragments: Buffer[] };

/** Splits a file into its header and its fragments. A fragment is a moof box with its mdat box. */
export function fragmentsOf(bytes: Buffer): Fragmented {
  const boxes = boxesOf(bytes);
  const moofs = boxes.filter(({ type }) => type === 'moof');
  return {
    init: bytes.subarray(0, moofs[0]?.start ?? bytes.length),
    fragments: moofs.map(({ start, end }) => {
      const data = boxes.find((box) => box.start === end && box.type === 'mdat');
      if (!data) throw new Error(`The fragment at byte ${start} has no data.`);
      return bytes.subarray(start, data.end);
    }),
  };
}

type FragmentPlace = {
  /** The sequence number, starting at 1. */
  sequence: number;
  /** The start time, in the track's timescale. */
  time: number;
  track?: number;
};

/** Copies a fragment to another time, so that a short loop becomes a long film. */
export function retimed(fragment: Buffer, { sequence, time, track }: FragmentPlace): Buffer {
  const copy = Buffer.from(fragment);
  const of = (path: string) => {
    const box = boxAt(copy, path);
    if (!box) throw new Error(`The fragment has no ${path}.`);
    return box.start + 8;
  };
  copy.writeUInt32BE(sequence, of('moof/mfhd') + 4);
  const tfdt = of('moof/traf/tfdt');
  if (copy.readUInt8(tfdt) !== 1) throw new Error('The time of the fragment has 32 bits only.');
  copy.writeBigUInt64BE(BigInt(time), tfdt + 4);
  if (track !== undefined) copy.writeUInt32BE(track, of('moof/traf/tfhd') + 4);
  return copy;
}

export function timeOf(fragment: Buffer): number {
  const tfdt = boxAt(fragment, 'moof/traf/tfdt');
  return tfdt ? Number(fragment.readBigUInt64BE(tfdt.start + 12)) : Number.NaN;
}

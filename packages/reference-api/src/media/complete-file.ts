import type { Quality } from '@parde/api-client';
import { type Box, boxAt, fragmentSeconds, retimed } from '@parde/demo-art/sample';
import { fragmentsIn } from './playlists.ts';
import { fileBytes, filePicture } from './title-size.ts';
import { sampleFile, type Track, trackOf } from './tracks.ts';

/** A film as one MP4 of its full length, generated while it is read, from any byte on. */
export type CompleteFile = {
  size: number;
  /** Reads from the first to the last byte, inclusive. */
  read: (first: number, last: number) => ReadableStream<Uint8Array<ArrayBuffer>>;
};

/** In a file with picture and sound, the sound is the second track. */
const soundTrack = 2;

/**
 * An empty box at the end, which players need not read, fills a file to the size that the API returns, so that the
 * displayed size is the size downloaded.
 */
export function completeFile(quality: Quality, seconds: number): CompleteFile {
  const picture = required(trackOf(filePicture(quality).name));
  const sound = required(trackOf('aac'));
  const count = fragmentsIn(seconds);
  const head = withLength(sampleFile(`${picture.name}-aac.head.mp4`), count * fragmentSeconds);

  const loop = picture.fragments.length;

  const pieceSize = (index: number) =>
    (picture.fragments[index % loop]?.length ?? 0) + (sound.fragments[index % loop]?.length ?? 0);
  const sizeOf = (pieces: number) =>
    Array.from({ length: pieces }, (_, index) => pieceSize(index)).reduce((a, b) => a + b, 0);
  const loopSize = sizeOf(loop);
  /** Returns the offset of a piece, which is a fragment of picture and one of sound. */
  const startOf = (index: number) =>
    head.length + Math.floor(index / loop) * loopSize + sizeOf(index % loop);
  const filled = startOf(count);
  // The stream's two headers are longer than the file's one, which leaves room for the empty box.
  const size = fileBytes(quality, seconds);

  const piece = (index: number) =>
    Buffer.concat([
      retimed(fragmentAt(picture, index), {
        sequence: 2 * index + 1,
        time: index * picture.step,
        track: 1,
      }),
      retimed(fragmentAt(sound, index), {
        sequence: 2 * index + 2,
        time: index * sound.step,
        track: soundTrack,
      }),
    ]);

  return {
    size,
    read: (first, last) => {
      let offset = first;
      let index =
        Math.max(0, Math.floor((Math.min(first, filled) - head.length) / loopSize)) * loop;
      while (startOf(index + 1) <= Math.min(first, filled - 1)) index += 1;
      const next = (): { bytes: Buffer; start: number } => {
        if (offset < head.length) return { bytes: head, start: 0 };
        if (offset >= filled) return emptyPart(offset, filled, size);
        const start = startOf(index);
        const bytes = piece(index);
        index += 1;
        return { bytes, start };
      };
      return new ReadableStream(
        {
          pull: (controller) => {
            const { bytes, start } = next();
            const part = bytes.subarray(offset - start, last + 1 - start);
            offset += part.length;
            controller.enqueue(new Uint8Array(part));
            if (offset > last) controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    },
  };
}

function fragmentAt({ fragments }: Track, index: number): Buffer {
  return required(fragments[index % fragments.length]);
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The sample is not whole.');
  return value;
}

const emptyHead = 8;
const emptyPiece = Buffer.alloc(256 * 1024);

/** Returns a part of the empty box between `from` and `to`, starting at `offset`. */
function emptyPart(offset: number, from: number, to: number): { bytes: Buffer; start: number } {
  if (offset >= from + emptyHead) {
    return { bytes: emptyPiece.subarray(0, to - offset), start: offset };
  }
  const head = Buffer.alloc(emptyHead);
  // A length of 0 means up to the end of the file, which may be longer than 32 bits can express.
  head.write('free', 4, 'latin1');
  return { bytes: head, start: from };
}

const millisecondsBox = 16;

/** Adds an `mehd` box, in which a fragmented file states its duration. */
function withLength(head: Buffer, seconds: number): Buffer {
  const moov = required(boxAt(head, 'moov'));
  const mvex = required(boxAt(head, 'moov/mvex'));
  const length = Buffer.alloc(millisecondsBox);
  length.writeUInt32BE(millisecondsBox, 0);
  length.write('mehd', 4, 'latin1');
  length.writeUInt32BE(Math.round(seconds * 1000), 12);
  const inside = mvex.start + 8;
  const longer = Buffer.concat([head.subarray(0, inside), length, head.subarray(inside)]);
  for (const { start, end } of [moov, mvex] satisfies Box[]) {
    longer.writeUInt32BE(end - start + millisecondsBox, start);
  }
  return longer;
}

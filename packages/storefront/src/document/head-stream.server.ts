import { Transform } from 'node:stream';

const headEnd = '</head>';

/** Holds a streamed document back until its head is whole, hands the head over once, and lets the rest pass. */
export function headStream(rewrite: (head: string) => string): Transform {
  let held: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      if (held === undefined) return done(null, chunk);
      held = Buffer.concat([held, chunk]);
      const end = held.indexOf(headEnd);
      if (end === -1) return done();
      const cut = end + headEnd.length;
      this.push(rewrite(held.toString('utf8', 0, cut)));
      this.push(held.subarray(cut));
      held = undefined;
      done();
    },
    flush(done) {
      done(null, held);
    },
  });
}

import type { Readable } from 'node:stream';

/** Converts the stream for a Response. A reader that leaves early also ends the source. */
export function webStream(readable: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = readable[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      readable.destroy();
    },
  });
}

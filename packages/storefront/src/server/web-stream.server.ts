import type { Readable } from 'node:stream';

/** For a Response. A reader that leaves early ends the stream, too. */
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

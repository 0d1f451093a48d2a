import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const renderTimeout = 10_000;

interface RenderOptions {
  readonly nonce: string | undefined;
  /** Wait for everything instead of streaming. */
  readonly whole: boolean;
  readonly onError: (error: unknown) => void;
}

/** A stream where a part of the page still waits for its data, and may. */
export async function renderDocument(
  element: ReactNode,
  options: RenderOptions,
): Promise<Buffer<ArrayBuffer> | PassThrough> {
  const html = renderAtOnce(element);
  if (html !== undefined) return Buffer.from(html);
  const stream = await renderStream(element, options);
  return options.whole ? buffer(stream) : stream;
}

/** How React marks a part that it leaves to the browser. No text of a page can hold it. */
const leftToBrowser = '<!--$!-->';

/**
 * Nearly every page has its data before it is rendered, and one string costs less than a stream of it. Undefined where a
 * part failed or waits: the stream waits and says what failed.
 */
function renderAtOnce(element: ReactNode): string | undefined {
  try {
    const html = `<!DOCTYPE html>${renderToString(element)}`;
    return html.includes(leftToBrowser) ? undefined : html;
  } catch {
    return undefined;
  }
}

function renderStream(element: ReactNode, options: RenderOptions): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      const stream = new PassThrough();
      stream.once('close', () => clearTimeout(timer));
      resolve(pipe(stream));
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      ...(options.nonce !== undefined && { nonce: options.nonce }),
      onError: options.onError,
      onShellError: reject,
      // Otherwise React sends big parts later and needs an inline script to place them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(options.whole ? { onAllReady: begin } : { onShellReady: begin }),
    });
    const timer = setTimeout(() => abort(new Error('The render took too long.')), renderTimeout);
    timer.unref();
  });
}

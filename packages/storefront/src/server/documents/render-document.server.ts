import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const renderTimeout = 10_000;

interface RenderOptions {
  readonly nonce: string | undefined;
  /** True to wait for the complete page instead of streaming. */
  readonly waitsForAll: boolean;
  readonly onError: (error: unknown) => void;
}

/** Renders the document. Returns a stream if a part of the page still waits for data and streaming is permitted. */
export async function renderDocument(
  element: ReactNode,
  options: RenderOptions,
): Promise<Buffer<ArrayBuffer> | PassThrough> {
  const html = renderAtOnce(element);
  if (html !== undefined) return Buffer.from(html);
  const stream = await renderStream(element, options);
  return options.waitsForAll ? buffer(stream) : stream;
}

/** React's marker for a part that is left to the browser. Text of a page cannot contain it. */
const leftToBrowser = '<!--$!-->';

/**
 * Renders to a string, because nearly every page has its data before the render, and a string costs less than a
 * stream. Returns undefined if a part failed or waits. The stream then waits for the part and reports its error.
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
      // Without this, React sends large parts later and needs an inline script to place them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(options.waitsForAll ? { onAllReady: begin } : { onShellReady: begin }),
    });
    const timer = setTimeout(() => abort(new Error('The render took too long.')), renderTimeout);
    timer.unref();
  });
}

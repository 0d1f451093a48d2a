import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';

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
): Promise<Buffer<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const html = renderAtOnce(element);
  if (html !== undefined) return Buffer.from(html);
  const { nonce, waitsForAll, onError } = options;
  const stream = await renderToReadableStream(element, {
    ...(nonce !== undefined && { nonce }),
    onError,
    // Without this, React sends large parts later and needs an inline script to place them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(renderTimeout),
  });
  if (!waitsForAll) return stream;
  await stream.allReady;
  return buffer(stream);
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

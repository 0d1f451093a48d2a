import { createHash, randomBytes } from 'node:crypto';
import { PassThrough, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isApiError } from '@parde/api-client';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  ServerRouter,
} from 'react-router';
import { pageContext } from '../app/page/page.ts';
import { NonceContext } from '../app/page/page-data.tsx';
import { Storefront } from '../app/page/Storefront.tsx';
import {
  headStream,
  inlineStyles,
  preloadMessages,
  scriptsAfterPaint,
} from '../document/rewrite-html.server.ts';
import { sealDocument } from '../document/seal.server.ts';
import { addStoppedTemplate } from '../document/stopped-template.server.tsx';
import { contentSecurityPolicy } from '../server/csp.ts';
import { deliveryContext } from '../server/delivery.ts';
import { logError } from '../server/log.server.ts';
import { isFinal, keptPageHeaders, privatePageHeaders } from '../server/page-cache.ts';

const renderTimeout = 10_000;

/** Draws a document. React Router calls it when the route's loaders have filled the page's query cache. */
export const handleRequest: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  routerContext,
  loadContext,
) => {
  const asked = loadContext.get(pageContext);
  const { assets, keepForSeconds, origins, requestId } = loadContext.get(deliveryContext);
  const { pathname } = new URL(request.url);
  const page = status >= 500 ? { ...asked, failedRequest: { id: requestId, pathname } } : asked;
  const nonce = randomBytes(16).toString('base64url');
  const rewriteHead = (head: string) =>
    addStoppedTemplate(
      assets ? preloadMessages(inlineStyles(head, nonce, assets.style), page, assets) : head,
      page,
    );

  // Whoever reads no stream, and whatever is kept, gets the document when all of it is there.
  const whole = keepForSeconds !== undefined || isbot(request.headers.get('user-agent'));
  const html = await renderDocument(
    <NonceContext value={nonce}>
      <Storefront page={page}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </Storefront>
    </NonceContext>,
    {
      nonce,
      whole,
      onError(error) {
        if (!request.signal.aborted) logError('render-failed', error, { requestId });
      },
    },
  );

  headers.set('content-type', 'text/html; charset=utf-8');
  const send = (fields: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(fields)) headers.set(name, value);
  };
  // A viewer who leaves ends the render too.
  const document = pipeline(html, headStream(rewriteHead), () => {});
  if (keepForSeconds === undefined) {
    send({ ...privatePageHeaders, 'x-accel-buffering': 'no' });
    if (assets) headers.set('content-security-policy', contentSecurityPolicy({ nonce }, origins));
    return new Response(createReadableStreamFromReadable(document), { status, headers });
  }

  const text = (await buffer(document)).toString();
  const sealed = sealDocument(assets ? scriptsAfterPaint(text) : text, nonce);
  const queries = page.queryClient.getQueryCache().getAll();
  send(isFinal(status, queries) ? keptPageHeaders(keepForSeconds) : privatePageHeaders);
  if (assets) {
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ hashes: sealed.hashes }, origins),
    );
  }
  const body = Buffer.from(sealed.html);
  headers.set('content-length', String(body.length));
  headers.set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`);
  return new Response(body, { status, headers });
};

/** Errors of loaders, as React Router hands them over. A viewer who left is not an error, nor is a session's end. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isApiError(error) && error.status === 401)) return;
  logError('page-failed', error, {
    path: new URL(request.url).pathname,
    requestId: context.get(deliveryContext).requestId,
  });
};

interface RenderOptions {
  readonly nonce: string;
  /** Wait for everything, instead of for what is needed to begin. */
  readonly whole: boolean;
  readonly onError: (error: unknown) => void;
}

function renderDocument(element: React.ReactNode, options: RenderOptions): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const begin = () => {
      const stream = new PassThrough();
      stream.once('close', () => clearTimeout(timer));
      resolve(pipe(stream));
    };
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce: options.nonce,
      onError: options.onError,
      onShellError: reject,
      // Every part stands in its place: one that came after would need a script to be put there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(options.whole ? { onAllReady: begin } : { onShellReady: begin }),
    });
    const timer = setTimeout(() => abort(new Error('The render took too long.')), renderTimeout);
    timer.unref();
  });
}

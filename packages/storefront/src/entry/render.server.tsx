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
import { addAppFailedTemplate } from '../document/app-failed-template.server.tsx';
import { hashInlineCode } from '../document/hash-inline-code.server.ts';
import {
  headStream,
  inlineStyles,
  preloadMessages,
  scriptsAfterPaint,
} from '../document/rewrite-html.server.ts';
import { contentSecurityPolicy } from '../server/csp.ts';
import { deliveryContext } from '../server/delivery.ts';
import { logError } from '../server/log.server.ts';
import { cachedPageHeaders, isRenderCacheable, privatePageHeaders } from '../server/page-cache.ts';

const renderTimeout = 10_000;

/** Renders a document, once the loaders have filled the query cache. */
export const handleRequest: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  routerContext,
  loadContext,
) => {
  const asked = loadContext.get(pageContext);
  const { assets, cacheSeconds, origins, requestId } = loadContext.get(deliveryContext);
  const { pathname } = new URL(request.url);
  const page = status >= 500 ? { ...asked, failedRequest: { id: requestId, pathname } } : asked;
  const nonce = randomBytes(16).toString('base64url');
  const rewriteHead = (head: string) =>
    addAppFailedTemplate(
      assets ? preloadMessages(inlineStyles(head, nonce, assets.style), page, assets) : head,
      page,
    );

  // Bots and caches get the whole document. Browsers get a stream.
  const whole = cacheSeconds !== undefined || isbot(request.headers.get('user-agent'));
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
  const document = pipeline(html, headStream(rewriteHead), () => {});
  if (cacheSeconds === undefined) {
    send({ ...privatePageHeaders, 'x-accel-buffering': 'no' });
    if (assets) headers.set('content-security-policy', contentSecurityPolicy({ nonce }, origins));
    return new Response(createReadableStreamFromReadable(document), { status, headers });
  }

  const text = (await buffer(document)).toString();
  const hashed = hashInlineCode(assets ? scriptsAfterPaint(text) : text, nonce);
  const queries = page.queryClient.getQueryCache().getAll();
  send(isRenderCacheable(status, queries) ? cachedPageHeaders(cacheSeconds) : privatePageHeaders);
  if (assets) {
    headers.set(
      'content-security-policy',
      contentSecurityPolicy({ hashes: hashed.hashes }, origins),
    );
  }
  const body = Buffer.from(hashed.html);
  headers.set('content-length', String(body.length));
  headers.set('etag', `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`);
  return new Response(body, { status, headers });
};

/** Logs errors of loaders, except for aborted requests and ended sessions. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isApiError(error) && error.status === 401)) return;
  logError('page-failed', error, {
    path: new URL(request.url).pathname,
    requestId: context.get(deliveryContext).requestId,
  });
};

interface RenderOptions {
  readonly nonce: string;
  /** Wait for everything instead of streaming. */
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
      // Otherwise React sends big parts later and needs an inline script to place them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(options.whole ? { onAllReady: begin } : { onShellReady: begin }),
    });
    const timer = setTimeout(() => abort(new Error('The render took too long.')), renderTimeout);
    timer.unref();
  });
}

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const scriptPath = '/assets/client.js';
/** Scripts wait for the first paint, like those of the storefront's pages. */
const afterPaint = `requestAnimationFrame(() => setTimeout(() => import('${scriptPath}')))`;
const script = brotliCompressSync(readFileSync(join(import.meta.dirname, `..${scriptPath}`)));
const handler = createStaticHandler(routes);

/** Renders the page to its end, like the pages that a shared cache may store. */
async function draw(path: string): Promise<Buffer> {
  const context = await handler.query(new Request(`https://empty.test${path}`));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StaticRouterProvider router={router} context={context} />,
      {
        bootstrapScriptContent: afterPaint,
        onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
        onError: reject,
      },
    );
  });
}

async function answer(path: string): Promise<{ type: string; body: Buffer }> {
  if (path === scriptPath) return { type: 'text/javascript', body: script };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { type: 'text/html', body: brotliCompressSync(await draw(path), { params }) };
}

createServer(async ({ url = '/' }, response) => {
  const { type, body } = await answer(url);
  response
    .writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': url === scriptPath ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-accel-expires': '600',
    })
    .end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));

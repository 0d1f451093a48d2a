import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Brand } from '../brand/define-brand.ts';
import { brandOverrides } from '../config/brand-overrides.server.ts';
import type { Environment } from '../config/environment.server.ts';
import { callbackPath, path } from '../paths.ts';
import { addRows } from '../route-table.ts';
import { createBackend } from './backend/backend.server.ts';
import type { BackendDefinition } from './backend/define-backend.ts';
import { crawlerRoutes } from './crawlers/crawler-routes.server.ts';
import { assetRoutes, type FindAssets, webManifestRoutes } from './documents/assets.server.ts';
import { compression } from './documents/compression.server.ts';
import { restrictHosts, viewerAddress } from './hosts/hosts.server.ts';
import { kidsRoutes, restrictToKidsPages } from './kids/kids-routes.server.ts';
import { limitLoad } from './limits/load-limit.server.ts';
import { apiReadiness } from './limits/readiness.server.ts';
import { logError } from './observability/log.server.ts';
import { watchRequests } from './observability/watch-requests.server.ts';
import { hasServiceWorker, serviceWorkerRoutes } from './offline/service-worker.server.tsx';
import { storedPageRoutes } from './offline/stored-page.server.ts';
import { privatePageHeaders } from './pages/page-cache.ts';
import { pageRoutes } from './pages/pages.server.ts';
import { redirectTo } from './pages/short-answer.ts';
import { mediaRoutes, proxyRoutes } from './proxy/proxy.server.ts';
import { sessionCookie } from './proxy/secret-cookie.ts';
import type { ServerVariables } from './server-variables.ts';
import type { Drain } from './start/connections.server.ts';

export interface AppOptions {
  readonly brand: Brand;
  readonly environment: Environment;
  /** Describes how the brand's server differs from the contract. */
  readonly backend?: BackendDefinition | undefined;
  readonly drain: Drain;
  readonly release: string;
  readonly findAssets: FindAssets;
  /** The folder of the client build. In development, Vite serves the files. */
  readonly clientDirectory?: string;
}

/** Answers requests from browsers and from tests. */
export interface StorefrontApp {
  fetch(request: Request, bindings?: object): Response | Promise<Response>;
}

export function createApp(options: AppOptions): StorefrontApp {
  const { environment, drain, findAssets, clientDirectory, release } = options;
  const overrides = brandOverrides(options.brand, environment);
  const brand = { ...options.brand, ...overrides };
  addRows([brand.home?.row, ...(brand.pages ?? [])]);
  const app = new Hono<{ Bindings: HttpBindings; Variables: ServerVariables }>();
  const session = sessionCookie(environment.ORIGINS[0]);
  const backend = createBackend(environment, options.backend);
  const isReady = apiReadiness(backend, environment.API_BASE_URL);
  const headers = Object.entries(securityHeaders(environment.ORIGINS[0]));

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (drain.isDraining) return context.text('draining', 503);
    return (await isReady()) ? context.text('ok') : context.text('no answer of the API yet', 503);
  });
  app.use(drain.middleware);

  app.use(watchRequests);
  app.onError((error, context) => {
    // It is no server error if the viewer has left or the request's body was interrupted.
    if (context.req.raw.signal.aborted) return context.body(null, 400);
    logError('request-failed', error);
    return context.text('Internal server error', 500, privatePageHeaders);
  });
  app.use(async (context, next) => {
    const { req } = context;
    context.set(
      'viewerAddress',
      viewerAddress(
        req.header('x-forwarded-for'),
        getConnInfo(context).remote.address,
        environment.TRUSTED_HOPS,
      ),
    );
    await next();
    const sent = context.res.headers;
    for (const [name, value] of headers) sent.set(name, value);
    // Pages and forwarded answers set their own policies.
    if (!sent.has('content-security-policy'))
      sent.set('content-security-policy', "frame-ancestors 'none'");
    sent.set('x-request-id', context.var.requestId);
  });

  app.use(restrictHosts(brand, environment));
  if (clientDirectory !== undefined) {
    app.route('/', webManifestRoutes(clientDirectory, backend));
    app.route('/', assetRoutes(clientDirectory, environment.PREVIOUS_CLIENT_DIRECTORY));
  }
  app.use(compression());
  app.route('/', serviceWorkerRoutes({ brand, environment, backend, findAssets }));
  app.use(limitLoad(environment.LOAD_LIMIT, session));
  if (hasServiceWorker(environment)) app.route('/', storedPageRoutes({ brand, findAssets }));
  app.route('/', kidsRoutes(environment.ORIGINS[0], environment.KIDS_LOCK_SECRET));
  app.use(restrictToKidsPages());
  app.route('/api/v1', proxyRoutes(environment, backend, session));
  app.route('/', mediaRoutes(environment.API_BASE_URL));
  app.route('/', crawlerRoutes(brand, environment, backend));
  app.route('/', bankReturnRoutes());
  app.route(
    '/',
    pageRoutes({ brand, overrides, environment, backend, session, findAssets, release }),
  );
  return app;
}

/** The security headers of every response. */
function securityHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Allow only the features that the player and the sign-in code need.
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self), picture-in-picture=(self), otp-credentials=(self)',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

const maxFormBytes = 16 * 1024;

const callbackPage = path('callback');

const trackingCode = /^[A-Za-z0-9-]{6,40}$/;

/**
 * Some banks send payers back with a POST from their own site, so its origin is not checked. That is safe, because
 * the route changes nothing and only redirects to the callback page.
 */
function bankReturnRoutes(): Hono<{ Variables: ServerVariables }> {
  const routes = new Hono<{ Variables: ServerVariables }>();
  routes.use(
    callbackPage,
    bodyLimit({ maxSize: maxFormBytes, onError: () => redirectTo(callbackPage) }),
  );
  routes.post(callbackPage, async (context) => {
    const form = await context.req.parseBody().catch(() => ({}));
    const code: unknown = Reflect.get(form, 'tracking_code');
    return redirectTo(
      typeof code === 'string' && trackingCode.test(code) ? callbackPath(code) : callbackPage,
    );
  });
  return routes;
}

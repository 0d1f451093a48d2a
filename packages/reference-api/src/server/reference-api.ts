import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { createAccounts } from '../accounts/accounts.ts';
import { seedUsers } from '../accounts/seeded-users.ts';
import { defaultLimits } from '../accounts/sign-in.ts';
import { sourceOf } from '../cached-catalogue.ts';
import { createFactsOf } from '../catalogue/picture-facts.ts';
import { createPreviewClips } from '../catalogue/preview-clips.ts';
import { createTitles } from '../catalogue/title.ts';
import { createAdapter, type Match } from '../contract/adapter.ts';
import { contractDocument, readContract } from '../contract/contract.ts';
import { serverFailed } from '../contract/messages.ts';
import { Refusal, refuse } from '../contract/refusal.ts';
import { specifiedPart } from '../contract/routes.ts';
import { createClock } from '../controls/clock.ts';
import { createFaults, DroppedConnection, type Fault, faultResponse } from '../controls/faults.ts';
import { fileFaults } from '../controls/file-faults.ts';
import { createOutbox } from '../controls/outbox.ts';
import { createRequestLog } from '../controls/request-log.ts';
import { controlRoutes } from '../controls/routes.ts';
import { docsRoutes } from '../docs/routes.ts';
import { createDownloads } from '../library/fetched.ts';
import { createAddresses } from '../media/addresses.ts';
import { mediaRoutes } from '../media/routes.ts';
import { mediaSecret } from '../media/secret.ts';
import { createSigner } from '../media/signature.ts';
import { createMoney } from '../money/money.ts';
import { createHandlers } from '../operations.ts';
import { createGallery } from '../pictures/gallery.ts';
import { createPlainAdapter } from '../plain/plain-adapter.ts';
import { type Database, isBusy } from '../storage/database.ts';
import { viewerAddress } from './address.ts';
import { openCatalogue } from './open-catalogue.ts';
import type { ReferenceApiOptions, RequestLine } from './options.ts';

/** Data about the connection from the host environment. */
export type ReferenceApiEnv = {
  remoteAddress?: string | undefined;
  /** Closes the connection without an answer, when a fault requests it. Without this function, `fetch` rejects. */
  destroy?: () => void;
};

export type ReferenceApi = {
  fetch: (request: Request, env?: ReferenceApiEnv) => Promise<Response>;
  /** Settles due automatic payments of all viewers. A request settles its own viewer's. */
  settleDue: () => void;
  /** Closes the database. The server cannot be used afterwards. */
  close: () => void;
};

export function createReferenceApi(options: ReferenceApiOptions = {}): ReferenceApi {
  const { production = false, plain = false, trustedHops = 0, checkUrl = '/check/user' } = options;
  const { random = randomBytes, report = () => {} } = options;
  const clock = createClock(options.now ?? Date.now);
  const { now } = clock;
  const { seed = 1, catalogue = 'full', cacheFolder } = options;
  const db = openCatalogue(
    options.db,
    sourceOf(catalogue, seed, now()),
    cacheFolder === undefined ? undefined : { folder: cacheFolder, report },
  );
  const factsOf = createFactsOf(db);
  const gallery = createGallery(factsOf, options.mediaOrigin);
  seedUsers({ db, now, random }, options.emptyAccounts ?? false);
  const signer = createSigner(mediaSecret(db, random), now);
  const titles = createTitles(db, gallery, now);
  const addresses = createAddresses(signer, now, options.mediaOrigin);
  const downloadStore = createDownloads(db, now, report);
  const money = createMoney({
    db,
    titles,
    now,
    random,
    assumesSubscribed: options.assumeSubscribed,
    operatorsSubscribe: plain,
    specified: options.specified,
    files: plain || options.specified ? { addresses, downloadStore } : undefined,
    callbackOrigins: options.callbackOrigins,
  });
  const settleDue = () => {
    try {
      money.settleDue();
    } catch (error) {
      report(error);
    }
  };
  const outbox = createOutbox(now);
  const accounts = createAccounts({
    db,
    limits: { ...defaultLimits, ...options.limits },
    sendSms: async (sms) => {
      if (!production) outbox.put(sms);
      await options.sendSms?.(sms);
    },
    smsHost: options.smsHost ?? 'localhost',
    subscriptionOf: money.entitlements.subscriptionOf,
    random,
    now,
  });
  const clips = createPreviewClips(options.mediaOrigin);
  const parts = { db, titles, pictures: gallery, clips, now, random };
  const handlers = createHandlers(parts, { accounts, addresses, downloadStore, money });
  const document = options.specified ? specifiedPart(contractDocument) : contractDocument;
  const contract = readContract(document);
  const sessionOf = accounts.sessions.find;
  const checkAnswers = !production;
  const ownAdapter = createAdapter({
    contract,
    handlers,
    origin: options.origin,
    checkUrl,
    sessionOf,
    checkAnswers,
    report,
  });
  const adapter = plain
    ? createPlainAdapter(ownAdapter, {
        contract,
        db,
      })
    : ownAdapter;
  const faults = createFaults(Object.keys(handlers));
  const requests = createRequestLog();
  const base = contract.servers[0]?.url ?? '';

  const applyFault = async (fault: Fault, request: Request): Promise<Response | undefined> => {
    if (fault.delayMs) await sleep(fault.delayMs);
    if (fault.drop) throw new DroppedConnection();
    const answer = faultResponse(fault);
    if (answer instanceof Refusal) return adapter.refuse(answer, request);
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    return answer && new Response(answer.body, { status: answer.status, headers });
  };

  const answer = async (match: Match, request: Request, address: string) => {
    const fault = faults.take(match.operationId);
    const faulty = fault && (await applyFault(fault, request));
    const response = faulty ?? (await adapter.answer(match, request, address));
    if (fault?.loseAnswer) throw new DroppedConnection();
    return response;
  };

  const app = new Hono<{ Bindings: ReferenceApiEnv; Variables: RequestContext }>();
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const { raw: request } = c.req;
    const { pathname, search } = new URL(request.url);
    const id = requestId(request);
    const address = viewerAddress(
      request.headers.get('x-forwarded-for'),
      c.env.remoteAddress ?? 'unknown',
      trustedHops,
    );
    const time = new Date(now()).toISOString();
    c.set('id', id);
    c.set('address', address);
    c.set('time', time);
    c.set('operationId', null);
    let status: number | null = null;
    try {
      await next();
      status = c.res.status;
    } finally {
      options.log?.({
        time,
        id,
        method: request.method,
        path: pathname + search,
        operationId: c.var.operationId,
        status,
        milliseconds: Math.round(performance.now() - startedAt),
        address,
      });
    }
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) =>
    databaseResponds(db)
      ? c.json({ status: 'ready' })
      : c.json({ status: 'the database does not answer' }, 503),
  );
  app.route('/', money.bank);
  if (!production) app.use('/media/*', fileFaults(faults));
  app.route(
    '/',
    mediaRoutes({
      gallery,
      factsOf,
      signer,
      now,
      onDownload: downloadStore.add,
      pictureFolder: options.pictureFolder,
    }),
  );
  if (!production) {
    app.route('/', docsRoutes(document));
    app.route(
      '/',
      controlRoutes({
        outbox,
        faults,
        clock,
        settleDue,
        requests,
        clearLimits: accounts.signIn.clearLimits,
      }),
    );
  }
  app.all(`${base}/*`, async (c) => {
    const { raw: request } = c.req;
    const { pathname, search } = new URL(request.url);
    const { id, address, time } = c.var;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const match = adapter.match(method, pathname.slice(base.length));
    const operationId = match instanceof Refusal ? null : match.operationId;
    c.set('operationId', operationId);
    requests.push({
      time,
      method: request.method,
      path: pathname + search,
      operationId,
      address,
      hasAuthorization: request.headers.has('authorization'),
      probe: request.headers.get('x-probe'),
    });
    const response =
      match instanceof Refusal
        ? await adapter.refuse(match, request)
        : await answer(match, request, address);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    response.headers.set('X-Request-Id', id);
    return response;
  });
  app.notFound((c) => adapter.refuse(refuse.notFound(), c.req.raw));
  app.onError((error, c) => {
    if (error instanceof DroppedConnection) throw error;
    if (error instanceof Refusal) return adapter.refuse(error, c.req.raw);
    if (isBusy(error)) return adapter.refuse(refuse.busy(), c.req.raw);
    report(error);
    return adapter.refuse(new Refusal(500, serverFailed), c.req.raw);
  });

  return {
    fetch: async (request, env = {}) => {
      try {
        return await app.fetch(request, env);
      } catch (error) {
        if (!(error instanceof DroppedConnection && env.destroy)) throw error;
        env.destroy();
        return new Response(null, { status: 500 });
      }
    },
    settleDue,
    close: db.close,
  };
}

/** The values that the log and the answer share. */
type RequestContext = Pick<RequestLine, 'time' | 'id' | 'operationId' | 'address'>;

function databaseResponds(db: Database): boolean {
  try {
    db.one(db.from.selectFrom('users').select('id').limit(1));
    return true;
  } catch {
    return false;
  }
}

/** Returns the caller's X-Request-Id if it is valid, so that the logs of both can be matched, or else a new id. */
function requestId(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[\w.-]{1,128}$/.test(given) ? given : randomUUID();
}

import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import * as v from 'valibot';
import {
  isHostOf,
  readApiUrl,
  readHosts,
  readOrigins,
  readOwnOrigins,
  readPaymentHosts,
  readPort,
  readPublicUrl,
  readReportUrl,
} from './addresses.ts';

const wholeNumber = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a whole number'), v.transform(Number)),
    String(fallback),
  );

/** A setting in one spelling, or its fix. */
const readBy = <Read>(read: (text: string) => Read) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, Read>(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        addIssue({ message: error instanceof Error ? error.message : String(error) });
        return NEVER;
      }
    }),
  );

const port = (usual: number) => readBy((text) => readPort(text, usual));

const origins = v.optional(readBy(readOrigins), '');
const url = v.optional(readBy(readPublicUrl));

const offers = v.pipe(
  v.string(),
  v.transform((text) => {
    const trimmed = text.trim();
    return trimmed === 'all' || trimmed === 'specified' ? trimmed : trimmed.split(/[\s,]+/);
  }),
  v.union(
    [v.picklist(['all', 'specified']), v.array(v.custom<OperationId>(isOperation))],
    'must be all, specified, or names of operations of the contract with commas between them',
  ),
);

function isOperation(name: unknown): boolean {
  return operations.some(({ operationId }) => operationId === name);
}

const needsSecret =
  'must be 32 characters or more, the same for all servers: openssl rand -base64 32 makes some';
/** For plain http alone, which is development. */
const developmentSecret = 'a lock that everybody can make by themselves';

export const usualCheckUrl = '/check/user';

const settings = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port(3000), '3000'),
  /** Prometheus reads the metrics there. Without it there are none. */
  METRICS_PORT: v.optional(port(9464)),
  /** The name of this build in the log, the metrics and the reports. Without it the build's own. */
  RELEASE: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.@+-]{1,100}$/, 'must be a name such as 1.4.0 or 3f9c2a1')),
  ),
  /** The public origins, all http or all https. The first is canonical. Writes must come from the one that is asked. */
  ORIGINS: v.optional(readBy(readOwnOrigins), ''),
  API_BASE_URL: v.optional(readBy(readApiUrl), ''),
  /** In place of what the brand's backend.ts says: `all`, `specified`, or operations with commas between them. */
  API_OFFERS: v.optional(offers),
  /** The end of the anonymous check's path. */
  CHECK_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\/[a-z0-9_-]+){1,6}$/i,
        'must be a path of at most six parts, such as /check/user',
      ),
    ),
    usualCheckUrl,
  ),
  /** The name of this deployment. A brand's rules may apply to one only. */
  DEPLOYMENT: v.optional(v.string(), 'production'),
  /** 1: every viewer counts as subscribed, except on the hosts of ASSUME_SUBSCRIBED_EXCEPT. */
  ASSUME_SUBSCRIBED: v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 1 or 0'), '0'),
    v.transform((flag) => flag === '1'),
  ),
  ASSUME_SUBSCRIBED_EXCEPT: v.optional(readBy(readHosts), ''),
  /** Origins of pictures and films besides the API's. */
  IMAGE_ORIGINS: origins,
  MEDIA_ORIGINS: origins,
  /** Payers are redirected to these hosts only (`safePaymentAddress`). Without them nobody can pay. */
  PAYMENT_HOSTS: v.optional(readBy(readPaymentHosts), ''),
  /** The script of the support chat. Without it there is none. */
  SUPPORT_WIDGET_URL: url,
  /** Other origins that the chat loads from. */
  SUPPORT_WIDGET_ORIGINS: origins,
  /** Browsers send error reports there. Without it they send none. */
  REPORT_URL: v.optional(readBy(readReportUrl)),
  /** How many of all documents report, from 0 to 1. */
  REPORT_SAMPLE_RATE: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^(?:1|0|0?\.\d{1,6})$/, 'must be a number from 0 to 1, such as 0.1'),
    v.transform(Number),
  ),
  /** Browsers report violations of the content policy there. Without it they report none. */
  CSP_REPORT_URL: v.optional(
    // Header fields and directives end there.
    v.pipe(readBy(readPublicUrl), v.regex(/^[^;,]+$/, 'must have no comma and no semicolon')),
  ),
  /** The number of our own proxies. X-Forwarded-For is trusted for that many hops. */
  TRUSTED_HOPS: wholeNumber(0),
  /** 0: browsers that have the service worker give it up. */
  SERVICE_WORKER: v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 1 or 0'), '1'),
    v.transform((flag) => flag === '1'),
  ),
  /** The lifetime of a guest's page in the shared cache. */
  PAGE_CACHE_SECONDS: wholeNumber(60),
  /** A render goes on without data that take longer. */
  API_TIMEOUT_MS: wholeNumber(3000),
  /** How many pages are drawn at the same time, before requests are refused (load-limit.server.ts). */
  LOAD_LIMIT: v.pipe(wholeNumber(48), v.minValue(8, 'must be 8 or more')),
  /** Signs the kids lock. All servers of a brand have the same. */
  KIDS_LOCK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, needsSecret)), developmentSecret),
  /** The previous browser build: cached pages may still link its files. */
  PREVIOUS_CLIENT_DIRECTORY: v.optional(v.string()),
  /** A stopping server answers that long, until the balancer has moved its traffic. */
  DRAIN_SECONDS: wholeNumber(0),
});

const environmentSchema = v.pipe(
  settings,
  v.forward(
    v.partialCheck(
      [['PORT'], ['METRICS_PORT']],
      ({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT,
      'must be another port than PORT',
    ),
    ['METRICS_PORT'],
  ),
  v.forward(
    v.partialCheck(
      [['ORIGINS'], ['KIDS_LOCK_SECRET']],
      ({ ORIGINS: [origin], KIDS_LOCK_SECRET }) =>
        origin.startsWith('http:') || KIDS_LOCK_SECRET !== developmentSecret,
      needsSecret,
    ),
    ['KIDS_LOCK_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['ORIGINS'], ['ASSUME_SUBSCRIBED_EXCEPT']],
      ({ ORIGINS, ASSUME_SUBSCRIBED_EXCEPT }) =>
        ASSUME_SUBSCRIBED_EXCEPT.every((host) => ORIGINS.some((origin) => isHostOf(origin, host))),
      'must be hosts that are among ORIGINS too: no other is served',
    ),
    ['ASSUME_SUBSCRIBED_EXCEPT'],
  ),
);

export type Environment = Readonly<v.InferOutput<typeof environmentSchema>>;

/** Names every wrong setting and stops the start. An empty one is not set: so templates leave what they do not know. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const set = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const result = v.safeParse(environmentSchema, Object.fromEntries(set));
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new Error(`The server can't start with these settings:\n${lines.join('\n')}`);
}

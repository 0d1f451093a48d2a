import type { OperationId } from '@parde/api-client';
import { operations as contractOperations } from '@parde/api-client/operations';
import * as v from 'valibot';
import {
  isHostOf,
  readApiUrl,
  readBrandOrigins,
  readHosts,
  readOrigins,
  readPaymentHosts,
  readPort,
  readPublicUrl,
  readReportUrl,
} from './addresses.ts';
import { overrideSettings } from './brand-overrides.server.ts';
import { readSupportChat } from './support-chat.server.ts';

const integerSetting = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a whole number'), v.transform(Number)),
    String(fallback),
  );

const flag = (fallback: '0' | '1') =>
  v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 1 or 0'), fallback),
    v.transform((text) => text === '1'),
  );

/** Reads a setting into its canonical spelling, or reports how to fix it. */
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

const operations = v.pipe(
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
  return contractOperations.some(({ operationId }) => operationId === name);
}

const needsSecret =
  'must be 32 characters or more, the same for all servers: openssl rand -base64 32 makes some';
/** Used only with plain http, which means development. */
const developmentSecret = 'a lock that everybody can make by themselves';

export const usualCheckUrl = '/check/user';

const settings = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port(3000), '3000'),
  /** The port from which Prometheus reads the metrics. Without it, metrics are off. */
  METRICS_PORT: v.optional(port(9464)),
  /** The name of this build in the log, the metrics and the reports. The default is the build's own name. */
  RELEASE: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.@+-]{1,100}$/, 'must be a name such as 1.4.0 or 3f9c2a1')),
  ),
  /**
   * The public origins, all http or all https. The first is canonical. Writes must have the same origin as the
   * requested host.
   */
  ORIGINS: v.optional(readBy(readBrandOrigins), ''),
  API_BASE_URL: v.optional(readBy(readApiUrl), ''),
  /** Overrides the operations in the brand's backend.ts: `all`, `specified`, or operations separated by commas. */
  API_OPERATIONS: v.optional(operations),
  /** The end of the path of the anonymous check. */
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
  /** The name of this deployment. A brand's rules may apply to one deployment only. */
  DEPLOYMENT: v.optional(v.string(), 'production'),
  ...overrideSettings,
  /** 1 means that every viewer counts as subscribed, except on the hosts of ASSUME_SUBSCRIBED_EXCEPT. */
  ASSUME_SUBSCRIBED: flag('0'),
  ASSUME_SUBSCRIBED_EXCEPT: v.optional(readBy(readHosts), ''),
  /** Origins of pictures and films, in addition to the API's origin. */
  IMAGE_ORIGINS: origins,
  MEDIA_ORIGINS: origins,
  /** Payers are redirected to these hosts only (`safePaymentAddress`). Without them, payments are impossible. */
  PAYMENT_HOSTS: v.optional(readBy(readPaymentHosts), ''),
  /** Overrides the brand's support chat: `goftino:a1B2c3`, or `none`. */
  SUPPORT_CHAT: v.optional(readBy(readSupportChat)),
  /** The address to which browsers send error reports. Without it, they send none. */
  REPORT_URL: v.optional(readBy(readReportUrl)),
  /** The share of documents that send reports, from 0 to 1. */
  REPORT_SAMPLE_RATE: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^(?:1|0|0?\.\d{1,6})$/, 'must be a number from 0 to 1, such as 0.1'),
    v.transform(Number),
  ),
  /**
   * The address to which browsers report violations of the content security policy. Without it, they send no reports.
   */
  CSP_REPORT_URL: v.optional(
    // A comma or semicolon would end the header field or the directive.
    v.pipe(readBy(readPublicUrl), v.regex(/^[^;,]+$/, 'must have no comma and no semicolon')),
  ),
  /** The number of the operator's own proxies. X-Forwarded-For is trusted for that many hops. */
  TRUSTED_HOPS: integerSetting(0),
  /** 0 makes browsers unregister the service worker. */
  SERVICE_WORKER: flag('1'),
  /** The lifetime of a guest's page in the shared cache, in seconds. */
  PAGE_CACHE_SECONDS: integerSetting(60),
  /** A render continues without API data that take longer. */
  API_TIMEOUT_MS: integerSetting(3000),
  /** The number of pages that are rendered at the same time before requests are refused (load-limit.server.ts). */
  LOAD_LIMIT: v.pipe(integerSetting(48), v.minValue(8, 'must be 8 or more')),
  /** Signs the kids lock. All servers of a brand must have the same secret. */
  KIDS_LOCK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, needsSecret)), developmentSecret),
  /** The directory of the previous client build. Cached pages may still link its files. */
  PREVIOUS_CLIENT_DIRECTORY: v.optional(v.string()),
  /** The time in which a stopping server still answers, until the load balancer has moved its traffic. */
  DRAIN_SECONDS: integerSetting(0),
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

/**
 * Reads the settings. Throws an error that names every wrong setting, so the server does not start. An empty setting
 * counts as not set, so that templates can leave unknown values empty.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const set = Object.entries(variables).filter(([, value]) => value?.trim() !== '');
  const result = v.safeParse(environmentSchema, Object.fromEntries(set));
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new Error(`The server can't start with these settings:\n${lines.join('\n')}`);
}

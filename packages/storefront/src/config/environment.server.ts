import type { OperationId } from '@parde/api-client';
import { operations } from '@parde/api-client/operations';
import * as v from 'valibot';

const wholeNumber = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a whole number'), v.transform(Number)),
    String(fallback),
  );

const httpUrl = (what: string) =>
  v.pipe(
    v.string(),
    v.nonEmpty(`is missing: ${what}`),
    v.url(`must be a URL: ${what}`),
    v.regex(/^https?:/, 'must start with http:// or https://'),
    v.transform((url) => url.replace(/\/+$/, '')),
  );

const list = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter((part) => part !== '')),
  ),
  '',
);

/** Origins: scheme and host, without a path. */
const origins = v.pipe(
  list,
  v.everyItem(
    (origin) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i.test(origin),
    'must be origins such as https://media.example, with commas between them',
  ),
);

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

/** The empty default gives a missing key our message instead of the library's. */
const required = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(schema, '');

const environmentSchema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: wholeNumber(3000),
  /** The public origin. Writes must come from it. */
  ORIGIN: required(httpUrl('the address viewers use, such as https://parde.example')),
  API_BASE_URL: required(httpUrl('the API as this server reaches it, mostly ending in /api/v1')),
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
    '/check/user',
  ),
  /** The name of this deployment. A brand's rules may apply to one only. */
  DEPLOYMENT: v.optional(v.string(), 'production'),
  /** 1: every viewer counts as subscribed, except on the hosts of ASSUME_SUBSCRIBED_EXCEPT. */
  ASSUME_SUBSCRIBED: v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 1 or 0'), '0'),
    v.transform((flag) => flag === '1'),
  ),
  ASSUME_SUBSCRIBED_EXCEPT: list,
  /** Origins of pictures and films besides the API's. */
  IMAGE_ORIGINS: origins,
  MEDIA_ORIGINS: origins,
  /** Payers are redirected to these hosts only (`safePaymentAddress`). Without them nobody can pay. */
  PAYMENT_HOSTS: list,
  /** Without it there is no support chat. */
  SUPPORT_WIDGET_URL: v.optional(httpUrl('the script of the support chat')),
  /** Other origins that the chat loads from. */
  SUPPORT_WIDGET_ORIGINS: origins,
  /** Browsers send error reports there. Without it they send none. */
  REPORT_URL: v.optional(httpUrl('where browsers send their reports')),
  /** The number of our own proxies. X-Forwarded-For is trusted for that many hops. */
  TRUSTED_HOPS: wholeNumber(0),
  /** The lifetime of a guest's page in the shared cache. */
  PAGE_CACHE_SECONDS: wholeNumber(60),
  /** A render goes on without data that take longer. */
  API_TIMEOUT_MS: wholeNumber(3000),
  /** The previous browser build: cached pages may still link its files. */
  PREVIOUS_CLIENT_DIRECTORY: v.optional(v.string()),
  /** A stopping server answers that long, until the balancer has moved its traffic. */
  DRAIN_SECONDS: wholeNumber(0),
});

export type Environment = Readonly<v.InferOutput<typeof environmentSchema>>;

/** Names every wrong setting and stops the start. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const result = v.safeParse(environmentSchema, variables);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new Error(`The server can't start with these settings:\n${lines.join('\n')}`);
}

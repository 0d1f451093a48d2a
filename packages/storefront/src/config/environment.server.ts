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

/** Other places that pages may load from: each with its scheme, and nothing after the host. */
const origins = v.pipe(
  list,
  v.everyItem(
    (origin) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/i.test(origin),
    'must be origins such as https://media.example, with commas between them',
  ),
);

/** Without a default a missing key would be named by the library and not by us. */
const needed = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(schema, '');

const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test']), 'production'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: wholeNumber(3000),
  /** Where viewers reach this brand; the Origin that writes must come from. */
  ORIGIN: needed(httpUrl('the address viewers use, such as https://parde.example')),
  /** Where the API is, as this server reaches it. Ends in /api/v1. */
  API_BASE_URL: needed(
    v.pipe(
      httpUrl('the API as this server reaches it, ending in /api/v1'),
      v.endsWith('/api/v1', 'must end in /api/v1'),
    ),
  ),
  /** The tail of the anonymous check's path. */
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
  /** Which deployment this is. Rules of a brand may hold in one of them only. */
  DEPLOYMENT: v.optional(v.string(), 'production'),
  /** 1: nobody is asked who they are, every viewer is taken as subscribed; but not on the hosts of the next. */
  ASSUME_SUBSCRIBED: v.pipe(
    v.optional(v.picklist(['0', '1'], 'must be 1 or 0'), '0'),
    v.transform((flag) => flag === '1'),
  ),
  ASSUME_SUBSCRIBED_EXCEPT: list,
  /** Where pictures, and films, come from when not from the API's own host. */
  IMAGE_ORIGINS: origins,
  MEDIA_ORIGINS: origins,
  /** The banks' hosts that a payer may be sent to, as `safePaymentAddress` reads them. Without them nobody can pay. */
  PAYMENT_HOSTS: list,
  /** The script of the support chat. Without it there is none. */
  SUPPORT_WIDGET_URL: v.optional(httpUrl('the script of the support chat')),
  /** Where else that chat loads from. */
  SUPPORT_WIDGET_ORIGINS: origins,
  /** Where browsers send what failed in them. Without it they keep it to themselves. */
  REPORT_URL: v.optional(httpUrl('where browsers send their reports')),
  /** How many proxies of ours stand in front; the viewer's address is read that far from the end of X-Forwarded-For. */
  TRUSTED_HOPS: wholeNumber(0),
  /** How long a shared cache may keep a guest's page. */
  PAGE_CACHE_SECONDS: wholeNumber(60),
  /** How long a render waits for the API before it goes on without that part. */
  API_TIMEOUT_MS: wholeNumber(3000),
  /** The browser build before this one, whose files cached pages may still name. */
  PREVIOUS_CLIENT_DIRECTORY: v.optional(v.string()),
  /** How long a stopping server goes on answering, so that a balancer moves its traffic away first. */
  DRAIN_SECONDS: wholeNumber(0),
});

export type Environment = Readonly<v.InferOutput<typeof environmentSchema>>;

/** Reads the server's settings once. A wrong one stops the start and is named, with what it should be. */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const result = v.safeParse(environmentSchema, variables);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new Error(`The server can't start with these settings:\n${lines.join('\n')}`);
}

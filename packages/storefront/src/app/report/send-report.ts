import { isApiError } from '@parde/api-client';
import { matchRow } from '../../route-table.ts';
import { describeFailure, type ReportedEvent, type Reporting } from './report.ts';
import { type PageAddress, scrubPath, scrubReport } from './scrub.ts';

/** A page that fails in a loop must not flood the report server. */
const mostReports = 10;
const mostFrames = 50;
const longestMessage = 1000;

interface Failed extends PageAddress {
  readonly event: ReportedEvent;
  readonly error: unknown;
  readonly brand: string;
  readonly locale: string;
  readonly reporting: Reporting;
}

const sent = new Set<string>();

/** Sends a report, once per failure in a document. */
export function sendReport(failed: Failed): void {
  const { event, error, reporting } = failed;
  if (event === 'script-failed' && !isStorefrontError(error)) return;
  const name = JSON.stringify([describeFailure(event, error).message, stackOf(error)]);
  if (sent.has(name) || sent.size >= mostReports) return;
  sent.add(name);
  // Plain text needs no CORS preflight, and the answer is not read. `keepalive` lets the request outlive the page.
  const options = { mode: 'no-cors', credentials: 'omit', keepalive: true } as const;
  fetch(addressOf(reporting.dsn), { method: 'POST', body: envelopeOf(failed), ...options }).catch(
    () => {
      // A failed report cannot be reported.
    },
  );
}

/** Returns the address that Sentry's own clients send to. */
function addressOf(dsn: string): string {
  const { origin, pathname, username } = new URL(dsn);
  const parts = pathname.split('/');
  const project = parts.pop();
  return `${origin}${parts.join('/')}/api/${project}/envelope/?sentry_version=7&sentry_key=${username}`;
}

/**
 * Builds the envelope (https://develop.sentry.dev/sdk/foundations/transport/envelopes): headers, and for each item
 * its headers and payload.
 */
function envelopeOf(failed: Failed): string {
  const id = crypto.getRandomValues(new Uint8Array(16));
  const event_id = Array.from(id, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const sdk = { name: 'parde.storefront', version: '1' };
  const head = { event_id, sent_at: new Date().toISOString(), sdk };
  return [head, { type: 'event' }, { event_id, ...eventOf(failed) }]
    .map((part) => JSON.stringify(part))
    .join('\n');
}

function eventOf(failed: Failed) {
  const { event, error, pathname, brand, locale, reporting } = failed;
  const { message, operation, status, requestId } = describeFailure(event, error);
  const { row } = matchRow(pathname);
  const sent = (text: string) => scrubReport(text, failed);
  const frames = framesOf(error).map(({ function: name, ...place }) => ({
    function: name && sent(name),
    ...place,
  }));
  return {
    timestamp: Date.now() / 1000,
    platform: 'javascript',
    level: event === 'page-failed' || event === 'script-failed' ? 'error' : 'warning',
    release: reporting.release,
    environment: reporting.deployment,
    transaction: row.id,
    tags: {
      event,
      brand,
      locale,
      page: row.id,
      operation,
      status: status === undefined ? status : String(status),
      request_id: requestId,
    },
    // Group by operation, because all failed calls have the same stack frames in our code.
    ...(operation !== undefined && { fingerprint: [event, operation, String(status)] }),
    request: {
      url: window.location.origin + scrubPath(pathname),
      headers: { 'User-Agent': navigator.userAgent },
    },
    exception: {
      values: [
        {
          type: error instanceof Error ? sent(error.name) : 'Error',
          value: sent(message.slice(0, longestMessage)),
          mechanism: { type: 'generic', handled: event !== 'script-failed' },
          ...(frames.length > 0 && { stacktrace: { frames } }),
        },
      ],
    },
  };
}

/** Matches `at name (address:1:2)` of Chrome and `name@address:1:2` of other browsers. */
const frame =
  /^\s*(?:at )?(?:async )?(?:(.*?) ?[(@])?((?:https?|[\w-]+-extension):\/\/\S+?):(\d+):(\d+)\)?$/;

/** Returns the stack frames in Sentry's order, the oldest call first. */
function framesOf(error: unknown) {
  return (stackOf(error) ?? '')
    .split('\n')
    .flatMap((line) => {
      const [found, name, address = '', lineno, colno] = frame.exec(line) ?? [];
      if (found === undefined) return [];
      const { origin, pathname } = new URL(address);
      const isSiteAsset = origin === window.location.origin && pathname.startsWith('/assets/');
      const filename = origin + (isSiteAsset ? pathname : scrubPath(pathname));
      const position = { lineno: Number(lineno), colno: Number(colno) };
      return [{ function: name || undefined, filename, ...position, in_app: isSiteAsset }];
    })
    .slice(0, mostFrames)
    .reverse();
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined;
}

/** True if our own script threw the error, and not an extension or the chat. An aborted call is no failure. */
function isStorefrontError(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  if (isApiError(error) && error.kind === 'abort') return false;
  return framesOf(error).at(-1)?.in_app === true;
}

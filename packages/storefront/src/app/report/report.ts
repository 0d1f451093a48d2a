import { isApiError } from '@parde/api-client';

/**
 * Reports an error that the viewer need not see: on the server to the log, and in the browser to `REPORT_URL`. In the
 * browser it resolves as soon as the report is being sent.
 */
export type Report = (event: ReportedEvent, error: unknown) => void | Promise<void>;

export type ReportedEvent =
  | 'query-failed'
  | 'page-failed'
  | 'chunk-failed'
  | 'own-part-failed'
  | 'script-failed'
  | 'support-widget-failed';

/** The description of a failure. It contains no data of the viewer. */
export interface Reported {
  readonly event: ReportedEvent;
  readonly message: string;
  readonly operation?: string;
  readonly status?: number | undefined;
  readonly requestId?: string | undefined;
}

export function describeFailure(event: ReportedEvent, error: unknown): Reported {
  if (!isApiError(error)) {
    return { event, message: error instanceof Error ? error.message : String(error) };
  }
  const { kind, operation, status, requestId } = error;
  const why =
    kind === 'malformed' ? 'The response was invalid' : 'An error occurred while fetching';
  return { event, message: `${why}: ${error.message}`, operation, status, requestId };
}

/** The settings for reports from browsers, which are sent to a server with Sentry's protocol. */
export interface Reporting {
  /** `https://<key>@<host>/<project>`. The key is public. */
  readonly dsn: string;
  /** The share of documents that report, from 0 to 1. */
  readonly share: number;
  readonly release: string;
  readonly deployment: string;
}

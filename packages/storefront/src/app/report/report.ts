import { isApiError } from '@parde/api-client';
import { QueryCache } from '@tanstack/react-query';

/**
 * Takes a failure that no viewer is to be troubled with. The page's server writes it to its log; a browser sends it
 * where the server says. It goes to nobody's console.
 */
export type Report = (event: ReportedEvent, error: unknown) => void;

export type ReportedEvent =
  | 'query-failed'
  | 'page-failed'
  | 'chunk-failed'
  | 'script-failed'
  | 'support-widget-failed';

/** What a report says: what failed and where, nothing of the viewer's. */
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

/** Sees every query fail, the ones that nothing on the page speaks of among them: header, slider, top, quick search. */
export function reportingQueryCache(report: Report): QueryCache {
  return new QueryCache({
    onError(error) {
      // Whoever left, and whatever does not exist or may not be seen, is no failure.
      if (isApiError(error) && (error.kind === 'abort' || isAnswer(error.status))) return;
      report('query-failed', error);
    },
  });
}

function isAnswer(status: number | undefined): boolean {
  return status === 401 || status === 403 || status === 404;
}

const silent: Report = () => {};

/** A browser's reports: to the address of the configuration, or to nobody. One that does not arrive is lost. */
export function sendReports(url: string | undefined): Report {
  if (url === undefined) return silent;
  return (event, error) => {
    const { pathname } = window.location;
    // As plain text it is asked for by no preflight, and it is sent although the page is left.
    navigator.sendBeacon(url, JSON.stringify({ ...describeFailure(event, error), path: pathname }));
  };
}

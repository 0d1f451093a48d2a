import { isApiError } from '@parde/api-client';
import { isRouteErrorResponse } from 'react-router';
import type { Report } from '../report/report.ts';
import { isChunkError } from './chunk-error.ts';

/**
 * A page failed, and its error page is shown. What the network or the API does is expected, and an answer of a loader
 * is none; anything else is a mistake of ours, and shown or not, it counts as an error that nobody caught. React says
 * so itself of what failed while it drew.
 */
export function tellError(error: unknown, isSaid: boolean, report: Report): void {
  if (isRouteErrorResponse(error)) return;
  // A part that did not load was reported when it was given up.
  if (isChunkError(error)) return;
  report('page-failed', error);
  if (!isSaid && !isApiError(error)) reportError(error);
}

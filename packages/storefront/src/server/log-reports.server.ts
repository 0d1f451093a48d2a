import { describeFailure, type Report } from '../app/report/report.ts';
import { log } from './log.server.ts';

/** A render's reports: lines of the log, under the id of the request. What the viewer is told of is no error here. */
export function logReports(requestId: string): Report {
  return (event, error) => {
    const { event: _, ...said } = describeFailure(event, error);
    log(event, { level: 'warning', ...said, requestId });
  };
}

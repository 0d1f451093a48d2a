import { describeFailure, type Report } from './report.ts';

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

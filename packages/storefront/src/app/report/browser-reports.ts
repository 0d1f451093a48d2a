import type { Locale } from '@parde/domain';
import type { Report, Reporting } from './report.ts';

interface ReportingFacts {
  readonly locale: Locale;
  readonly reporting?: Reporting | undefined;
}

const silent: Report = () => {};

/** Sends reports from the browser. The code is loaded only after a failure. Without an address nothing is sent. */
export function sendReports({ reporting, locale }: ReportingFacts, brand: string): Report {
  if (reporting === undefined || Math.random() >= reporting.share) return silent;
  const report: Report = async (event, error) => {
    // Read the address first, because the viewer may navigate while the code loads.
    const { pathname, search } = window.location;
    try {
      const file = await import('./send-report.ts');
      file.sendReport({ event, error, pathname, search, brand, locale, reporting });
    } catch {
      // A report of this failure would also fail, without end.
    }
  };
  window.addEventListener('error', ({ error }) => report('script-failed', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('script-failed', reason));
  return report;
}

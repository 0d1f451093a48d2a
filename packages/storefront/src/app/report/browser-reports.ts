import type { Locale } from '@parde/domain';
import type { Report, Reporting } from './report.ts';

interface ReportingFacts {
  readonly locale: Locale;
  readonly reporting?: Reporting | undefined;
}

const silent: Report = () => {};

/** The browser's reports. Their code is loaded when something has failed. Without an address nothing is sent. */
export function sendReports({ reporting, locale }: ReportingFacts, brand: string): Report {
  if (reporting === undefined || Math.random() >= reporting.share) return silent;
  const report: Report = async (event, error) => {
    // What happens meanwhile must not be taken for the page of the failure.
    const { pathname, search } = window.location;
    try {
      const file = await import('./send-report.ts');
      file.sendReport({ event, error, pathname, search, brand, locale, reporting });
    } catch {
      // Reporting that would fail endlessly.
    }
  };
  window.addEventListener('error', ({ error }) => report('script-failed', error));
  window.addEventListener('unhandledrejection', ({ reason }) => report('script-failed', reason));
  return report;
}

import { lazy } from 'react';
import type { Analytics, AnalyticsOptions } from '../brand/analytics.ts';

export type {
  AnalyticsEvent,
  AnalyticsOptions,
  Collector,
  EventTitle,
} from '../brand/analytics.ts';

/** Used in `brand.ts` as `analytics: defineAnalytics({ … })`. Other brands ship none of this code. */
export function defineAnalytics(options: AnalyticsOptions): Analytics {
  return {
    options,
    async begin(app, router) {
      try {
        const { startAnalytics } = await import('../app/analytics/analytics.ts');
        await startAnalytics(app, router, options, async ({ facts }) => {
          const { showConsentNotice } = await import('../shell/analytics/Consent.tsx');
          showConsentNotice(facts.locale);
        });
      } catch {
        // Nothing is collected. The storefront still works.
      }
    },
    Settings:
      options.consent === 'ask'
        ? lazy(async () => ({
            default: (await import('../shell/analytics/Consent.tsx')).ConsentSettings,
          }))
        : undefined,
  };
}

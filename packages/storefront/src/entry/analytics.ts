import { lazy } from 'react';
import type { Analytics, AnalyticsOptions } from '../brand/analytics.ts';

export type {
  AnalyticsEvent,
  AnalyticsOptions,
  Collector,
  EventTitle,
} from '../brand/analytics.ts';

/** `brand.ts` says it as `analytics: defineAnalytics({ … })`. Another brand has no byte of it. */
export function defineAnalytics(options: AnalyticsOptions): Analytics {
  return {
    options,
    async begin(app, router) {
      try {
        const { startAnalytics } = await import('../app/analytics/start-analytics.ts');
        await startAnalytics(app, router, options, async (asked) => {
          const { askForConsent } = await import('../shell/analytics/ConsentNotice.tsx');
          return askForConsent(asked);
        });
      } catch {
        // Nothing is collected. The storefront works on.
      }
    },
    Settings:
      options.consent === 'ask'
        ? lazy(async () => ({
            default: (await import('../shell/analytics/ConsentSettings.tsx')).ConsentSettings,
          }))
        : undefined,
  };
}

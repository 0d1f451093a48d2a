import type { Collector } from '@parde/storefront/analytics';

export function start(): Collector {
  return {
    track: (event) => navigator.sendBeacon('https://stats.example/in', JSON.stringify(event)),
  };
}

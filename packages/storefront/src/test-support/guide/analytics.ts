import type { Collector } from '@parde/storefront/analytics';

const stats = import.meta.env.DEV ? 'http://localhost:4318' : 'https://stats.example';

export function start(): Collector {
  return {
    track: (event) => navigator.sendBeacon(`${stats}/in`, JSON.stringify(event)),
  };
}

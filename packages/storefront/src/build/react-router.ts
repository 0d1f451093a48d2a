import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './compress-files.ts';

/** React Router's settings, the same for every brand. */
export const storefrontConfig: Config = {
  ssr: true,
  // The whole table travels in one hashed file: no request per link, and no reload when a build changed meanwhile.
  routeDiscovery: { mode: 'initial' },
  // A route is one file: on a poor line a second request costs more than the bytes it would spare.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
};

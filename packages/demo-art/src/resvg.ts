import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Megabytes of native code, so it is loaded with the first picture: a server that draws none starts without it. */
export function resvg(): typeof import('@resvg/resvg-js') {
  return require('@resvg/resvg-js');
}

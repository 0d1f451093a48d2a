import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The files of Swagger UI that the page loads. */
export const toolFiles = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

/** In the published package the build puts these files beside the code, so that users need not install Swagger UI. */
export function readToolFile(name: string): Uint8Array<ArrayBuffer> {
  const own = new URL(`./swagger-ui/${name}`, import.meta.url);
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(existsSync(own) ? own : resolve(`swagger-ui-dist/${name}`));
}

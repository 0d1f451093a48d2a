import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What the page loads of Swagger UI. */
export const toolFiles = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const;

/** Published, they lie beside the code, where the build has put them: those who install it get no further package. */
export function readToolFile(name: string): Uint8Array<ArrayBuffer> {
  const own = new URL(`./swagger-ui/${name}`, import.meta.url);
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(existsSync(own) ? own : resolve(`swagger-ui-dist/${name}`));
}

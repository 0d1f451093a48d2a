import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

export default defineConfig({
  entry: ['src/index.ts', 'src/bin.ts', 'src/fill-catalogue.ts'],
  format: 'esm',
  target: 'node22',
  dts: { entry: 'src/index.ts' },
  clean: true,
  treeshake: true,
  onSuccess: async () => {
    const licences = ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.LICENSE.txt'];
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', ...licences]) {
      cpSync(join(swaggerUi, file), join('dist/swagger-ui', file));
    }
  },
});

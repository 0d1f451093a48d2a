import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';
import { writeBin } from '../../scripts/lib/bin.ts';

const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    command: 'src/bin.ts',
    'fill-catalogue': 'src/fill-catalogue.ts',
  },
  format: 'esm',
  target: 'node22',
  dts: { entry: 'src/index.ts' },
  clean: true,
  treeshake: true,
  onSuccess: async () => {
    await writeBin();
    const licences = ['LICENSE', 'NOTICE', 'swagger-ui-bundle.js.LICENSE.txt'];
    for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', ...licences]) {
      cpSync(join(swaggerUi, file), join('dist/swagger-ui', file));
    }
  },
});

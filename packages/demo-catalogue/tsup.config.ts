import { writeFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import { defineConfig } from 'tsup';
import { writeBin } from '../../scripts/lib/bin.ts';
import { catalogue } from './src/catalogue.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', command: 'src/bin.ts' },
  format: 'esm',
  target: 'node22',
  dts: { entry: 'src/index.ts' },
  clean: true,
  treeshake: true,
  // The schema is for editors. `--check` reports what a schema cannot express, such as dates that do not exist.
  onSuccess: async () => {
    await writeBin();
    const schema = toJsonSchema(catalogue, { errorMode: 'ignore' });
    writeFileSync('dist/catalogue.schema.json', `${JSON.stringify(schema, null, 2)}\n`);
  },
});

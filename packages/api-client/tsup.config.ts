import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    operations: 'src/operations.ts',
    'query/index': 'src/query/index.ts',
    'read/index': 'src/read/index.ts',
    'testing/fixtures': 'src/testing/fixtures.ts',
    'testing/index': 'src/testing/index.ts',
    'validate/index': 'src/validate/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  treeshake: true,
});

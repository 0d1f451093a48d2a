import { defineConfig } from 'tsup';
import { moduleByModule } from '../../scripts/lib/module-by-module.ts';

export default defineConfig(
  moduleByModule({
    index: 'src/index.ts',
    operations: 'src/operations.ts',
    'query/index': 'src/query/index.ts',
    'read/index': 'src/read/index.ts',
    'testing/fixtures': 'src/testing/fixtures.ts',
    'testing/index': 'src/testing/index.ts',
    'testing/server': 'src/testing/server.ts',
    'validate/index': 'src/validate/index.ts',
  }),
);

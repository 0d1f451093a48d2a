import { defineConfig } from 'tsup';
import { moduleByModule } from '../../scripts/lib/module-by-module.ts';

export default defineConfig(
  moduleByModule({
    index: 'src/index.ts',
    hls: 'src/hls.ts',
    react: 'src/react.ts',
    worker: 'src/worker.ts',
  }),
);

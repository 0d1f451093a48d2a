import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@parde/deploy-tests';
import { perCall } from './processor.ts';
import type { Stack } from './stack.ts';
import { visit } from './visits.ts';

const times = 5000;

/** What nginx spends on a page out of its cache, to what it spends on the same bytes as a file. Both without TLS. */
export async function cacheToFile({ nginx, files, sites }: Stack): Promise<number> {
  const [site] = sites;
  if (!site) throw new Error('There is no build.');
  const kept = { port: nginx.port, path: '/', headers: { host: site.host } };
  await visit(kept, 1);
  const question = { headers: { ...kept.headers, 'accept-encoding': 'br' } };
  const { body, cache } = await ask(kept.port, kept.path, question);
  if (cache !== 'HIT') throw new Error(`nginx does not keep home: ${cache}.`);
  writeFileSync(join(files.folder, 'page'), body);
  const file = { port: files.port, path: '/page', headers: {} };
  const cost = async (target: typeof kept | typeof file) => {
    await visit(target, times);
    return perCall(nginx.pids, times, (count) => visit(target, count));
  };
  return (await cost(kept)) / (await cost(file));
}

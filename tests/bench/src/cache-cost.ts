import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { send } from '@parde/deploy-tests';
import { perCall } from './processor.ts';
import { headersOf, type Stack } from './stack.ts';
import { type Target, visit } from './visits.ts';

const times = 5000;

/**
 * Returns the ratio of nginx's cost for a page from its cache to its cost for the same bytes as a file. Both are
 * served without TLS.
 */
export async function cacheToFile({ nginx, files, sites }: Stack): Promise<number> {
  const [site] = sites;
  if (!site) throw new Error('There is no build.');
  const cachedPage = { port: nginx.port, path: '/', headers: headersOf(site, 'guest') };
  await visit(cachedPage, 1);
  const { body, cache } = await send(cachedPage.port, cachedPage.path, {
    headers: cachedPage.headers,
  });
  if (cache !== 'HIT') throw new Error(`nginx does not keep home: ${cache}.`);
  writeFileSync(join(files.folder, 'page'), body);
  const file = { port: files.port, path: '/page' };
  const cost = async (target: Target) => {
    await visit(target, times);
    return perCall(nginx.pids, times, (count) => visit(target, count));
  };
  return (await cost(cachedPage)) / (await cost(file));
}

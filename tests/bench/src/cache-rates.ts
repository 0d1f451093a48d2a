import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from '@parde/deploy-tests';
import { perCall } from './processor.ts';
import { visit } from './visits.ts';

const times = 5000;

interface Rates {
  /** Undefined where nginx does not cache the page. */
  readonly cache?: number;
  readonly file: number;
}

/** How many times nginx sends a page per second of CPU: from its cache, and the same bytes as a file. */
export async function cacheRates(
  stage: Stage,
  path: string,
  files: { readonly folder: string; readonly port: number },
): Promise<Rates> {
  const question = { headers: { 'accept-encoding': 'br' } };
  const { body } = await stage.ask(path, question);
  writeFileSync(join(files.folder, 'page'), body);
  const rate = async (port: number, address: string) =>
    1000 / (await perCall(stage.nginx.pids, times, (count) => visit(port, address, count)));
  const file = await rate(files.port, '/page');
  const { cache: found } = await stage.ask(path, question);
  return found === 'HIT' ? { cache: await rate(stage.nginx.port, path), file } : { file };
}

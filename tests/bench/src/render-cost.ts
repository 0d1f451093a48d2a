import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program, type Stage } from '@parde/deploy-tests';
import { freePort } from '../../../scripts/lib/ports.ts';
import { perCall } from './processor.ts';
import { visit } from './visits.ts';

const renders = 200;
const sends = 2000;

/** CPU milliseconds of a page that is rendered, and of one that is sent from memory. */
export async function renderCost(
  stage: Stage,
  path: string,
  folder: string,
): Promise<{ page: number; memory: number }> {
  const [server] = stage.servers;
  const page = await perCall([server.pid], renders, (times) => visit(server.port, path, times));

  const file = join(folder, 'in-memory');
  const { body } = await stage.ask(path, { headers: { 'accept-encoding': 'br' } });
  writeFileSync(file, body);
  const { port } = await freePort(server.port + 10);
  const program = new Program({
    name: 'The server of bytes in memory',
    file: process.execPath,
    args: [fileURLToPath(new URL('memory-server.ts', import.meta.url)), file, String(port)],
    cwd: folder,
  });
  try {
    await program.line((line) => line === 'ready');
    const memory = await perCall([program.pid], sends, (times) => visit(port, '/', times));
    return { page, memory };
  } finally {
    await program.stop();
  }
}

import { checkMessages, type MissingMessages } from '../server/start/check-messages.server.ts';
import { readBrand, readMessages } from './brand-files.ts';
import { freePort } from './ports.ts';
import { stopProcesses } from './processes.ts';
import { findProgram, startBrand } from './start-brand.ts';

export {
  type BackendConnection,
  type BackendOptions,
  connectBackend,
} from '../server/backend/connect-backend.server.ts';

/** Returns the number of missing messages for each language of the brand that has any. */
export async function missingMessages(folder = process.cwd()): Promise<readonly MissingMessages[]> {
  const { missing } = await checkMessages(await readBrand(folder), readMessages);
  return missing;
}

/** Far from the ports that people usually start on. */
const firstPort = () => 20_000 + Math.floor(Math.random() * 20_000);

/** Starts the built brand of a folder with a small catalogue, for a brand's own tests. */
export async function startForTest(
  folder = process.cwd(),
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const { port } = await freePort(firstPort());
  const { port: apiPort } = await freePort(firstPort());
  const program = findProgram(folder, '@parde/reference-api', 'parde-reference-api');
  try {
    await startBrand({
      name: 'brand',
      folder,
      dev: false,
      port,
      apiPort,
      apiUrl: undefined,
      referenceApi: [program, '--catalogue', 'small'],
    });
  } catch (error) {
    // Started processes would prevent the test from ending.
    await stopProcesses();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop: stopProcesses };
}

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrandServer, buildOf, startBrandServer } from './brand-server.ts';
import type { ReferenceApi } from './reference-api.ts';

/** A brand's server whose own code is not as we wrote it: `alter` is given each program of the build. */
export async function startAlteredBuild(
  brand: string,
  api: ReferenceApi,
  alter: (program: string) => string,
): Promise<BrandServer> {
  const folder = await mkdtemp(join(tmpdir(), 'parde-altered-'));
  await cp(join(buildOf(brand).server, '..'), folder, { recursive: true });
  const build = { server: join(folder, 'server'), client: join(folder, 'client') };
  const names = await readdir(build.server, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const file = join(build.server, name);
    await writeFile(file, alter(await readFile(file, 'utf8')));
  }
  const site = await startBrandServer(brand, api.baseUrl, {}, build);
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true });
    },
  };
}

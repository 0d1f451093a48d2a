import { send } from '@parde/deploy-tests';
import { perCall } from './processor.ts';
import { median } from './report/median.ts';
import { headersOf, type Site, type Stack, type Viewer } from './stack.ts';
import { visit } from './visits.ts';

const renders = 40;
/** Enough renders to be measurable in Linux's hundredths of a second. */
const emptyRenders = 600;
const warmUp = 80;

interface Cost {
  readonly drawn: number;
  readonly plain: number | undefined;
}

/** Returns the CPU milliseconds in which each build renders and sends a page, measured in turns. */
export async function drawnInTurns(
  sites: readonly Site[],
  { path, viewer, runs }: { path: string; viewer: Viewer; runs: number },
): Promise<ReadonlyMap<Site, Cost>> {
  const targets = sites.map((site) => {
    const headers = headersOf(site, viewer);
    const drawn: number[] = [];
    const plain: number[] = [];
    return { site, headers, drawn, plain };
  });
  for (const { site, headers } of targets) {
    await visit({ port: site.server.port, path, headers }, warmUp);
  }
  for (let run = 0; run < runs; run += 1) {
    for (const { site, headers, drawn, plain } of targets) {
      const { server, hooked } = site;
      const target = { port: server.port, path, headers };
      drawn.push(await perCall([server.pid], renders, (times) => visit(target, times)));
      if (!hooked) continue;
      await send(hooked.port, path, { headers });
      plain.push(await plainRender(hooked));
    }
  }
  return new Map(
    targets.map(({ site, drawn, plain }) => [
      site,
      { drawn: median(drawn), plain: plain.length > 0 ? median(plain) : undefined },
    ]),
  );
}

/** Returns the plain render of the last requested page, which plain-render/hook.ts measures and prints. */
async function plainRender(hooked: NonNullable<Site['hooked']>): Promise<number> {
  const message = nextPlainRender(hooked);
  hooked.signal('SIGUSR2');
  const { milliseconds }: { milliseconds: number } = JSON.parse(await message);
  return milliseconds;
}

const counts = new WeakMap<object, number>();

function nextPlainRender(hooked: NonNullable<Site['hooked']>): Promise<string> {
  const number = (counts.get(hooked) ?? 0) + 1;
  counts.set(hooked, number);
  return hooked.line((line) => line.startsWith(`{"plainRender":${number},`));
}

/** Returns the CPU milliseconds of the empty page. */
export async function emptyDrawn({ empty }: Stack): Promise<number> {
  const target = { port: empty.port, path: '/' };
  await visit(target, emptyRenders);
  return perCall([empty.pid], emptyRenders, (times) => visit(target, times));
}

import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { buildMain, layOut, prepareNginx, send } from '@parde/deploy-tests';
import { print } from '../../../packages/storefront/src/commands/print.ts';
import { root } from '../../../scripts/lib/workspace.ts';
import { cacheToFile } from './cache-cost.ts';
import { Chrome } from './chrome.ts';
import { installLighthouse, lighthouse } from './lighthouse.ts';
import { readOptions } from './options.ts';
import type { Page } from './pages.ts';
import {
  type Costs,
  medianCosts,
  medianVisit,
  type PhoneFigures,
  phoneRows,
  type ServerFigures,
  serverRows,
  type Visit,
} from './report/figures.ts';
import { table } from './report/table.ts';
import { shiftOnSecondVisit } from './second-visit.ts';
import { drawnInTurns, emptyDrawn } from './server-cost.ts';
import { headersOf, openStack, originOf, type Site, type Viewer } from './stack.ts';
import { threadVisit } from './thread-visit.ts';

/**
 * Prints the costs of pages on a phone and on a server, measured on this machine, and their ratios. The bench
 * measures and does not judge.
 */

const options = readOptions(process.argv.slice(2), root);
installLighthouse();
Object.assign(process.env, prepareNginx());
const builds = options.builds.length > 0 ? options.builds : [buildMain()];
const releases = builds.map(layOut);
const stack = await openStack(releases.map(({ folder }) => folder));
const onThePhone: PhoneFigures[] = [];
const onTheServer: ServerFigures[] = [];
const empties: Costs[] = [];
try {
  for (const [index, { name }] of stack.sites.entries()) {
    print(`Build ${name}: ${options.builds[index] ?? `the workspace’s own, at ${commit()}`}`);
  }
  for (const page of options.pages) await checkAnswers(page);
  print(`The machine before: ${machine()}`);
  for (const page of options.pages) {
    print(`Measuring ${page.name} …`);
    await measureOnThePhone(page);
    await measureOnTheServer(page);
  }
  const emptyServer = await emptyDrawn(stack);
  const cacheCost = await cacheToFile(stack);
  print(`The machine after: ${machine()}\n`);
  print(table(phoneRows(onThePhone, medianCosts(empties)), 3));
  print();
  print(table(serverRows(onTheServer, emptyServer), 3));
  print(
    `\nHome out of nginx’s cache costs nginx ${cacheCost.toFixed(2)} times the same bytes as a file.`,
  );
} finally {
  await stack.close();
  for (const release of releases) release.remove();
}

/**
 * Checks that every page answers 200, because a redirect or an error cannot be measured. It also puts the guests'
 * pages into nginx's cache, where most guests find them.
 */
async function checkAnswers({ path, viewers }: Page): Promise<void> {
  for (const viewer of viewers) {
    for (const site of stack.sites) {
      const headers = headersOf(site, viewer);
      const { status } = await send(stack.nginx.port, path, { headers });
      if (status !== 200) throw new Error(`${path} answers ${status} to a ${viewer} viewer.`);
    }
  }
}

/** Measures in turns: the empty page, A's guest, B's guest, A's viewer, B's viewer, and again. */
async function measureOnThePhone({ name, path, viewers }: Page): Promise<void> {
  const turns = viewers.flatMap((viewer) =>
    stack.sites.map((site) => {
      const visits: Visit[] = [];
      return { viewer, site, visits };
    }),
  );
  for (let run = 0; run < options.runs; run += 1) {
    empties.push(...(await measureWithRetry(visitEmpty)));
    for (const { viewer, site, visits } of turns) {
      visits.push(...(await measureWithRetry(() => visit(site, path, viewer))));
    }
  }
  for (const { viewer, site, visits } of turns) {
    if (visits.length === 0) continue;
    onThePhone.push({ page: name, viewer, build: site.name, visit: medianVisit(visits) });
  }
}

async function measureOnTheServer({ name, path, viewers }: Page): Promise<void> {
  for (const viewer of viewers) {
    const costs = await drawnInTurns(stack.sites, { path, viewer, runs: options.runs });
    for (const [site, cost] of costs) {
      onTheServer.push({ page: name, viewer, build: site.name, ...cost });
    }
  }
}

async function visit(site: Site, path: string, viewer: Viewer): Promise<Visit> {
  const origin = originOf(site.host);
  const address = origin + path;
  const signIn = async (chrome: Chrome) => {
    if (viewer === 'signed-in') await chrome.signIn(origin, site.session);
  };
  const times = await withChrome(async (chrome) => {
    await signIn(chrome);
    return threadVisit(chrome.port, address);
  });
  return withChrome(async (chrome) => {
    await signIn(chrome);
    const marks = await lighthouse(chrome.port, address);
    const clsAgain = await chrome.use((context) => shiftOnSecondVisit(context, address));
    return { ...times, ...marks, clsAgain };
  });
}

async function visitEmpty(): Promise<Costs> {
  const address = `${originOf(stack.empty.host)}/`;
  const times = await withChrome(({ port }) => threadVisit(port, address));
  return { ...times, ...(await withChrome(({ port }) => lighthouse(port, address))) };
}

async function withChrome<T>(of: (chrome: Chrome) => Promise<T>): Promise<T> {
  const chrome = await Chrome.start(stack.secure);
  try {
    return await of(chrome);
  } finally {
    await chrome.stop();
  }
}

/**
 * Measures twice if needed, because a trace is sometimes broken, which Lighthouse reports. A measurement that fails
 * twice is left out.
 */
async function measureWithRetry<T>(measure: () => Promise<T>): Promise<T[]> {
  for (const attempt of ['Once more', 'Left out']) {
    try {
      return [await measure()];
    } catch (error) {
      print(`${attempt}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return [];
}

/** Describes the machine. Its other load shows how reliable the figures are. */
function machine(): string {
  const [first] = cpus();
  const load = loadavg().map((average) => average.toFixed(1));
  return `${cpus().length} × ${first?.model.trim()}, load ${load.join(' ')}, Node ${process.version}`;
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareStage, Stage } from '@parde/deploy-tests';
import { freePort } from '../../../scripts/lib/ports.ts';
import { say } from '../../../scripts/lib/say.ts';
import { cacheRates } from './cache-rates.ts';
import { installLighthouse, lighthouse } from './lighthouse.ts';
import { pages } from './pages.ts';
import { renderCost } from './render-cost.ts';
import { table } from './table.ts';

/** Prints what pages cost a phone and a server on this machine. It measures and never fails. */

const onAPhone = [['page', 'score', 'LCP, s', 'TBT, ms', 'CLS', 'KB', 'requests']];
const onTheServer = [
  ['page', 'drawn, ms', 'from memory, ms', 'nginx cache, 1/s', 'nginx file, 1/s', 'cache : file'],
];

installLighthouse();
const prepared = prepareStage();
Object.assign(process.env, prepared.env);
const folder = mkdtempSync(join(tmpdir(), 'parde-bench-'));
const files = { folder, port: (await freePort(19_000)).port };
const stage = await Stage.open({ files });
try {
  say(`The machine before: ${machine()}`);
  for (const [name, path] of Object.entries(pages)) {
    say(`Measuring ${name} …`);
    onAPhone.push(await phoneRow(name, path));
    onTheServer.push(await serverRow(name, path));
  }
  say(`The machine after: ${machine()}\n`);
  const aims = [
    ['aim', '99', '1.50', '50', '0.010', '290', '30'],
    ['aim', '5.0', '', '', '', '0.50'],
  ] as const;
  say(table([...onAPhone, aims[0]]));
  say();
  say(table([...onTheServer, aims[1]]));
} finally {
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
  prepared.remove();
}

async function phoneRow(name: string, path: string): Promise<string[]> {
  const marks = await lighthouse(stage.nginx.port, path);
  return [
    name,
    String(marks.performance),
    marks.lcpSeconds.toFixed(2),
    marks.tbtMilliseconds.toFixed(0),
    marks.cls.toFixed(3),
    marks.kilobytes.toFixed(0),
    String(marks.requests),
  ];
}

async function serverRow(name: string, path: string): Promise<string[]> {
  const { page, memory } = await renderCost(stage, path, folder);
  const { cache, file } = await cacheRates(stage, path, files);
  return [
    name,
    page.toFixed(1),
    memory.toFixed(2),
    cache?.toFixed(0) ?? 'not kept',
    file.toFixed(0),
    cache === undefined ? '' : (cache / file).toFixed(2),
  ];
}

/** The machine's other load shows how far to trust the figures. */
function machine(): string {
  const [first] = cpus();
  const load = loadavg().map((average) => average.toFixed(1));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `${cpus().length} × ${first?.model.trim()}, load ${load.join(' ')}, Node ${process.version}, commit ${commit}`;
}

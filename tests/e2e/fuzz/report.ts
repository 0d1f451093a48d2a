import { requestAt } from './make-request.ts';
import { kinds } from './request.ts';
import type { Finding, FuzzResult, Sent } from './run.ts';

const shownOfRule = 5;
const mib = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MiB`;

/** The report of a run, as lines. */
export function reportOf(result: FuzzResult, seed: number): string[] {
  const { sent, findings, memory, logLines, apiProblems, seconds } = result;
  const heap = memory.map(
    ({ after, heapUsed, rss }) => `${after}: ${mib(heapUsed)} of ${mib(rss)}`,
  );
  return [
    ...groupsOf(findings).flatMap((group) => linesOf(group, seed)),
    ...tableOf(sent, findings),
    '',
    `${sent.length} requests in ${seconds.toFixed(0)} s, seed ${seed}; ${logLines} lines of the log.`,
    `Heap after a collection, of what the process holds: ${heap.join('; ')}.`,
    ...(apiProblems.length > 0
      ? [`The reference API failed ${apiProblems.length} times by itself: ${apiProblems[0]}`]
      : []),
  ];
}

function groupsOf(findings: readonly Finding[]): (readonly Finding[])[] {
  const names = [...new Set(findings.map(({ rule }) => rule))];
  return names.map((name) => findings.filter(({ rule }) => rule === name));
}

function linesOf(group: readonly Finding[], seed: number): string[] {
  const lines = [`${group[0]?.rule}: broken ${group.length} times`];
  for (const { index, detail } of group.slice(0, shownOfRule)) {
    lines.push(`  ${detail}`);
    if (index === undefined) continue;
    lines.push(`    ${shown(index, seed)}`);
    lines.push(`    again: pnpm tool fuzz:storefront --seed ${seed} --only ${index}`);
  }
  return [...lines, ''];
}

function shown(index: number, seed: number): string {
  const { pieces, fault } = requestAt(seed, index);
  const text = JSON.stringify(pieces.join(' … '));
  const short = text.length > 700 ? `${text.slice(0, 700)}… (${text.length} characters)` : text;
  return fault === null ? short : `${short}, and the API: ${fault}`;
}

function tableOf(sent: readonly Sent[], findings: readonly Finding[]): string[] {
  const rows = kinds.map((kind) => {
    const own = sent.filter((each) => each.kind === kind);
    const all = own.flatMap(({ statuses }) => statuses).sort();
    const counts = [...new Set(all)].map(
      (status) => `${status}×${all.filter((each) => each === status).length}`,
    );
    const slowest = own.reduce((most, { milliseconds }) => Math.max(most, milliseconds), 0);
    return [
      kind,
      String(own.length),
      `${slowest.toFixed(0)} ms`,
      String(findings.filter((finding) => finding.kind === kind).length),
      counts.join(' '),
    ];
  });
  const table = [['kind', 'requests', 'slowest', 'findings', 'answers'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  return table.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
}

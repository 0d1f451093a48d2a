import type { Viewer } from '../stack.ts';
import type { ThreadTimes } from '../thread-times.ts';
import { median } from './median.ts';
import type { Marks } from './report.ts';

/** The costs of any page, including the empty one. */
export interface Costs extends Marks, ThreadTimes {}

/** One visit, and its layout shift when the same page is opened again. */
export interface Visit extends Costs {
  readonly clsAgain: number;
}

/** The costs of a page on the phone of a viewer for one build: a visit of medians. */
export interface PhoneFigures {
  readonly page: string;
  readonly viewer: Viewer;
  readonly build: string;
  readonly visit: Visit;
}

/** A server's costs for a page, in milliseconds of processor time. */
export interface ServerFigures {
  readonly page: string;
  readonly viewer: Viewer;
  readonly build: string;
  readonly drawn: number;
  /** Undefined if the plain render of the build could not be measured. */
  readonly plain: number | undefined;
}

export function medianCosts(all: readonly Costs[]): Costs {
  const of = (name: keyof Costs) => median(all.map((marks) => marks[name]));
  return {
    score: of('score'),
    lcpSeconds: of('lcpSeconds'),
    tbtMilliseconds: of('tbtMilliseconds'),
    cls: of('cls'),
    mainThreadMilliseconds: of('mainThreadMilliseconds'),
    longestScriptMilliseconds: of('longestScriptMilliseconds'),
    kilobytes: of('kilobytes'),
    requests: of('requests'),
  };
}

export function medianVisit(all: readonly Visit[]): Visit {
  return { ...medianCosts(all), clsAgain: median(all.map(({ clsAgain }) => clsAgain)) };
}

/** Returns a ratio, or an empty text if there is nothing to divide by. */
export function ratio(value: number | undefined, by: number | undefined): string {
  return value === undefined || by === undefined || by === 0 ? '' : (value / by).toFixed(2);
}

const phoneHead = [
  ...['page', 'viewer', 'build', 'score', 'LCP, s', 'TBT, ms', 'CLS', 'CLS again'],
  ...['main thread, ms', 'longest script, ms', 'KB', 'requests'],
  ...['LCP : empty', 'main thread : empty', 'longest : empty', 'LCP : guest', 'requests : guest'],
];

/**
 * Returns the table's rows. With two builds, each page and viewer has a third row: the ratio of the second build to
 * the first.
 */
export function phoneRows(figures: readonly PhoneFigures[], empty: Costs): string[][] {
  const row = (row: PhoneFigures) => {
    const guest = row.viewer === 'guest' ? undefined : guestOf(row, figures)?.visit;
    const { visit } = row;
    return [
      ...[row.page, row.viewer, row.build],
      ...cells(visit),
      ratio(visit.lcpSeconds, empty.lcpSeconds),
      ratio(visit.mainThreadMilliseconds, empty.mainThreadMilliseconds),
      ratio(visit.longestScriptMilliseconds, empty.longestScriptMilliseconds),
      ratio(visit.lcpSeconds, guest?.lcpSeconds),
      ratio(visit.requests, guest?.requests),
    ];
  };
  const [score = '', lcp = '', tbt = '', cls = '', , ...rest] = cells({ ...empty, clsAgain: 0 });
  return [
    phoneHead,
    ['empty', '', '', score, lcp, tbt, cls, '', ...rest],
    ...interleaveRows(figures, row, compareVisits),
  ];
}

function cells(visit: Visit): string[] {
  return [
    String(visit.score),
    visit.lcpSeconds.toFixed(2),
    visit.tbtMilliseconds.toFixed(0),
    visit.cls.toFixed(3),
    visit.clsAgain.toFixed(3),
    visit.mainThreadMilliseconds.toFixed(0),
    visit.longestScriptMilliseconds.toFixed(0),
    visit.kilobytes.toFixed(0),
    String(visit.requests),
  ];
}

function compareVisits(a: PhoneFigures, b: PhoneFigures): string[] {
  const of = (name: keyof Visit) => ratio(b.visit[name], a.visit[name]);
  return [
    ...[b.page, b.viewer, `${b.build} : ${a.build}`],
    ...['', of('lcpSeconds'), of('tbtMilliseconds'), '', ''],
    ...[of('mainThreadMilliseconds'), of('longestScriptMilliseconds')],
    ...[of('kilobytes'), of('requests')],
  ];
}

const serverHead = [
  ...['page', 'viewer', 'build', 'drawn, ms', 'plain render, ms'],
  ...['drawn : plain', 'drawn : empty', 'drawn : guest'],
];

export function serverRows(figures: readonly ServerFigures[], empty: number): string[][] {
  const row = (row: ServerFigures) => [
    ...[row.page, row.viewer, row.build],
    ...[row.drawn.toFixed(1), row.plain?.toFixed(1) ?? ''],
    ...[ratio(row.drawn, row.plain), ratio(row.drawn, empty)],
    row.viewer === 'guest' ? '' : ratio(row.drawn, guestOf(row, figures)?.drawn),
  ];
  const compare = (a: ServerFigures, b: ServerFigures) => [
    ...[b.page, b.viewer, `${b.build} : ${a.build}`],
    ...[ratio(b.drawn, a.drawn), ratio(b.plain, a.plain)],
  ];
  return [
    serverHead,
    ['empty', '', '', empty.toFixed(1)],
    ...interleaveRows(figures, row, compare),
  ];
}

interface Figures {
  readonly page: string;
  readonly viewer: Viewer;
  readonly build: string;
}

function guestOf<F extends Figures>({ page, build }: F, all: readonly F[]): F | undefined {
  return all.find((one) => one.page === page && one.build === build && one.viewer === 'guest');
}

/** Returns the rows of each page and viewer, and the comparison of the second build with the first. */
function interleaveRows<F extends Figures>(
  figures: readonly F[],
  row: (one: F) => string[],
  compare: (a: F, b: F) => string[],
): string[][] {
  return figures.flatMap((a, index) => {
    const group = figures.filter(({ page, viewer }) => page === a.page && viewer === a.viewer);
    if (figures.indexOf(group[0] ?? a) !== index) return [];
    const [, b] = group;
    return [...group.map(row), ...(b ? [compare(a, b)] : [])];
  });
}

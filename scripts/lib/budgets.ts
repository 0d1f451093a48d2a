import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** Measured values by name: `{ "scriptBytes": 152515, "scripts": 8 }`. */
export type Figures = Readonly<Record<string, number>>;
/** The figures by page, modal or import. */
export type FiguresByName = Readonly<Record<string, Figures>>;

const file = join(root, 'tests/budgets.json');

/**
 * Compares measured values with those of `tests/budgets.json` and returns the problems. With `update`, a measured
 * value replaces a budget if they differ by more than the tolerance.
 */
export function checkBudgets(
  section: string,
  measured: FiguresByName,
  { update }: { readonly update: boolean },
): string[] {
  const budgets: Record<string, FiguresByName> = JSON.parse(readFileSync(file, 'utf8'));
  const expected = budgets[section] ?? {};
  if (!update) return budgetProblems(expected, measured);
  writeFileSync(file, textOf({ ...budgets, [section]: updatedBudgets(expected, measured) }));
  return [];
}

export function budgetProblems(expected: FiguresByName, measured: FiguresByName): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(measured)]);
  const found = [...names].flatMap((name) => {
    const [before, now] = [expected[name], measured[name]];
    if (!before) return [`${name} has no budget`];
    if (!now) return [`${name} has a budget and was not measured`];
    return figureNames(before, now).flatMap((figure) => {
      const problem = problemOf(figure, before[figure], now[figure]);
      return problem ? [`${name}: ${figure} ${problem}`] : [];
    });
  });
  return found.length === 0 ? [] : [...found, 'If this is on purpose: pnpm tool budgets'];
}

export function updatedBudgets(expected: FiguresByName, measured: FiguresByName): FiguresByName {
  const update = (name: string, now: Figures) =>
    Object.entries(now).map(([figure, value]) => {
      const before = expected[name]?.[figure];
      const isNear = before !== undefined && Math.abs(value - before) <= marginOf(figure, before);
      return [figure, isNear ? before : value] as const;
    });
  return Object.fromEntries(
    Object.entries(measured).map(([name, now]) => [name, Object.fromEntries(update(name, now))]),
  );
}

const figureNames = (...all: readonly Figures[]) => [...new Set(all.flatMap(Object.keys))];

/** Compressed sizes vary by some bytes, because a build generates different names. */
const minMarginOf = (figure: string) => (figure.endsWith('Bytes') ? 50 : 1);

/** Returns the tolerance: 3 %, rounded up. If none is expected, none is allowed. */
function marginOf(figure: string, expected: number): number {
  if (expected === 0) return 0;
  return Math.max(minMarginOf(figure), Math.ceil(expected * 0.03));
}

function problemOf(figure: string, expected?: number, value?: number): string | undefined {
  if (expected === undefined) return 'has no budget';
  if (value === undefined) return 'has a budget and was not measured';
  const limit = expected + marginOf(figure, expected);
  if (value > limit) return `is ${value}, and ${limit} (${expected} + 3 %) are allowed`;
  // A budget that is far too high limits nothing. A value this low may also be a broken measurement.
  const isFarBelow = value + minMarginOf(figure) < expected * 0.8;
  return isFarBelow ? `is ${value}, far below ${expected}` : undefined;
}

/** Writes one line for each page, modal or import. */
function textOf(budgets: Readonly<Record<string, FiguresByName>>): string {
  const object = (rows: readonly string[], indent: string) =>
    `{\n${rows.map((row) => `${indent}  ${row}`).join(',\n')}\n${indent}}`;
  const sections = Object.entries(budgets).map(([section, rows]) => {
    const lines = Object.entries(rows).map(
      ([name, figures]) =>
        `${JSON.stringify(name)}: ${JSON.stringify(figures).replaceAll(/[:,]/g, '$& ')}`,
    );
    return `${JSON.stringify(section)}: ${object(lines, '  ')}`;
  });
  return `${object(sections, '')}\n`;
}

import { styleText } from 'node:util';
import {
  type Deviation,
  isLossy,
  type OperationReport,
  type Outcome,
  type Report,
  type SaleReport,
} from '../report.ts';

const width = 100;
const indent = '    ';

/** The effect of each outcome on a storefront, as shown in the table. */
const meanings: Readonly<Record<Outcome, string>> = {
  read: 'read as it is',
  filled: 'a default stands in',
  dropped: 'left out',
  noticed: 'a viewer may notice',
  failed: 'fails',
  ignored: 'ignored',
};

type Paint = (colour: 'green' | 'yellow' | 'red' | 'dim', text: string) => string;

/** Prints the report for people, as plain text of at most 100 columns. */
export function printTable(
  { address, problem, sales, operations }: Report,
  { colours = false }: { readonly colours?: boolean } = {},
): string {
  const paint: Paint = (colour, text) =>
    colours ? styleText(colour, text, { validateStream: false }) : text;
  // The problem itself is printed as an error.
  if (problem !== undefined) return `${saleLines(sales).join('\n').trimEnd()}\n`;
  const nameWidth = Math.max(0, ...operations.map(({ operation }) => operation.length));
  const pathWidth = Math.max(0, ...operations.map(({ path }) => path.length));
  const rows = operations.flatMap((one) => [
    [
      one.operation.padEnd(nameWidth),
      one.method.padEnd(4),
      one.path.padEnd(pathWidth),
      paint(colourOf(one), sourced(one)),
    ].join('  '),
    ...linesOf(one).map((line) => paint('dim', line)),
  ]);
  return `${[`${address} against the contract`, '', ...saleLines(sales), ...rows, '', ...summary(operations)].join('\n')}\n`;
}

/**
 * Returns a difference on one line: `/data/top/…/id: a number for a text, 24 times (read as it is)`, with a star
 * instead of the ellipsis.
 */
export function describeDeviation({ path, problem, outcome, times }: Deviation): string {
  const often = times > 1 ? `, ${times} times` : '';
  return `${path || '/'}: ${problem}${often} (${meanings[outcome]})`;
}

function sourced({ result, source }: OperationReport): string {
  return source !== undefined && source !== 'server' ? `${result} (${source})` : result;
}

const saleNames: Readonly<Record<SaleReport['sale'], string>> = {
  plan: 'a plan',
  title: 'a single title',
  subscription: 'a subscription that renews itself',
  credit: 'credit',
};

function saleLines(sales: readonly SaleReport[]): string[] {
  const section = (title: string, isSold: boolean | undefined) => {
    const found = sales.filter((each) => each.isSold === isSold);
    const lines = found.map(({ sale, why }) => [saleNames[sale], why.join('; ')]);
    return lines.length > 0
      ? [title, ...lines.map((line) => wrapped(line.join(': '), indent)), '']
      : [];
  };
  const hasPlans = sales.some(({ sale, isSold }) => sale === 'plan' && isSold !== false);
  const isAllSold = sales.length > 0 && sales.every(({ isSold }) => isSold);
  return [
    ...section('A storefront cannot sell:', false),
    ...section('A storefront may be able to sell:', undefined),
    ...(isAllSold ? ['A storefront can sell plans, single titles and credit.', ''] : []),
    ...(hasPlans
      ? ['VAT that pages add to plans: money.vatPercent in brand.ts, or 10 % without it.', '']
      : []),
  ];
}

function colourOf(one: OperationReport): 'green' | 'yellow' | 'red' | 'dim' {
  if (isLossy(one)) return 'red';
  if (one.result === 'differs') return 'yellow';
  return one.result === 'as the contract' ? 'green' : 'dim';
}

function linesOf({ why, deviations }: OperationReport): string[] {
  const texts = [...(why === undefined ? [] : [why]), ...deviations.map(describeDeviation)];
  return texts.map((text) => wrapped(text, indent));
}

function summary(operations: readonly OperationReport[]): string[] {
  const results = ['as the contract', 'differs', 'cannot be read', 'not there', 'not asked'];
  const counts = results
    .map((result) => [operations.filter((one) => one.result === result).length, result] as const)
    .filter(([count]) => count > 0)
    .map(([count, result]) => `${count} ${result}`);
  const lossy = operations.filter(isLossy).length;
  const hasBackend = operations.some(({ source }) => source !== undefined);
  const advice = hasBackend
    ? 'correct them in backend.ts'
    : "map them in the brand's backend.ts (--draft)";
  const verdict =
    lossy > 0
      ? `Of ${lossy} a storefront loses something: ${advice}.`
      : 'A storefront can read all that was asked.';
  return [counts.join(', '), verdict].map((text) => wrapped(text, ''));
}

function wrapped(text: string, before: string): string {
  const lines: string[] = [];
  let line = before;
  for (const word of text.split(' ')) {
    const longer = line.trim() === '' ? `${line}${word}` : `${line} ${word}`;
    if (longer.length > width && line.trim() !== '') {
      lines.push(line);
      line = `${before}${before && '  '}${word}`;
    } else line = longer;
  }
  return [...lines, line].join('\n');
}

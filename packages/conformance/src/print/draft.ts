import { operations as contract, operationById } from '@parde/api-client/operations';
import { essentialFields } from '@parde/api-client/read';
import { saleNeeds, signInNeeds } from '@parde/domain';
import { isLossy, type OperationReport, type Report } from '../report.ts';
import { describeDeviation } from './table.ts';

/**
 * Prints a first `backend.ts` for a brand, which compiles and runs. Its comments name the answers that must be
 * mapped.
 */
export function printDraft({ address, problem, operations }: Report): string {
  if (problem !== undefined) return printSkeleton(address);
  const lossy = operations.filter(isLossy);
  return `import { defineBackend } from '@parde/storefront/backend';

/** A draft, made from the answers of ${forComment(address)}. */
export const backend = defineBackend({
${operationLines(operations).join('\n')}${lossy.length > 0 ? `\n  map: {\n${lossy.flatMap(entryLines).join('\n')}\n  },` : ''}
});
`;
}

/** The operations that most viewers use come first. */
const titles = ['getDiscover', 'listTitles', 'quickSearch', 'search', 'getMovie'] as const;
const access = ['getPlayback', 'ghostCart', 'getCart', ...signInNeeds, 'getUser'] as const;
const sales = Object.values(saleNeeds).flat();

/** The draft for a server whose addresses are not the contract's: also the other specified operations. */
function printSkeleton(address: string): string {
  const others = contract.flatMap((one) => (one.origin === 'specified' ? one.operationId : []));
  const lines = [...new Set([...titles, ...access, ...sales, ...others])].map((id) => {
    const needed = essentialFields(id);
    const ofRows = needed.filter((field) => field.includes('*'));
    const fields = [
      needed.filter((field) => !ofRows.includes(field)).join(', ') || 'no field',
      ...(ofRows.length > 0 ? [`rows, if there are any: ${ofRows.join(', ')}`] : []),
    ].join('; ');
    return `    // ${id}: { call: () => ({ method: '${operationById(id).method}', path: '/…' }), answer: (body) => body }, // needs ${fields}`;
  });
  return `import { defineBackend } from '@parde/storefront/backend';

/** A skeleton for ${forComment(address)}, which has none of the contract's addresses. */
export const backend = defineBackend({
  operations: [],
  map: {
    // Remove the slashes of operations that your server can answer. The others may stay missing.
    // “A small server” in the README of @parde/conformance is a complete example.
${lines.join('\n')}
  },
});
`;
}

function operationLines(operations: readonly OperationReport[]): string[] {
  const there = operations.filter(({ isThere }) => isThere);
  const absent = operations.filter(({ isThere }) => isThere === false);
  const unknown = operations.filter(({ isThere }) => isThere === undefined);
  const isComplete = operations.length === contract.length;
  if (isComplete && absent.length === 0) return ["  operations: 'all',", ...noteOf(unknown)];
  const isSpecified = ({ origin }: OperationReport) => origin === 'specified';
  if (isComplete && there.every(isSpecified) && !absent.some(isSpecified)) {
    return ["  operations: 'specified',", ...noteOf(unknown.filter(isSpecified))];
  }
  return [
    '  operations: [',
    ...there.map(({ operation }) => `    '${operation}',`),
    ...unknown.map(({ operation, why }) => `    // '${operation}', // ${forComment(why ?? '')}`),
    '  ],',
  ];
}

/** Lists the operations that the draft assumes the server has. */
function noteOf(unknown: readonly OperationReport[]): string[] {
  if (unknown.length === 0) return [];
  return [
    '  // Not asked, and taken to be there:',
    ...unknown.map(({ operation }) => `  //   ${operation}`),
  ];
}

function entryLines({ operation, result, why, deviations }: OperationReport): string[] {
  const lost = deviations.filter(({ outcome }) => outcome === 'dropped' || outcome === 'failed');
  const reasons = [
    ...(result === 'cannot be read' && why ? [why] : []),
    ...lost.map(describeDeviation),
  ];
  return [
    `    ${operation}: {`,
    ...reasons.map((reason) => `      // ${forComment(reason)}`),
    '      // Say how the answer becomes the contract’s, or how it is called:',
    '      // answer: (body) => body,',
    '    },',
  ];
}

/** Returns the text on one line, without the characters that end a comment. */
function forComment(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('*/', '*\u2215');
}

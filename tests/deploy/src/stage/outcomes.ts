import { expect } from 'vitest';
import type { Kind, Outcome } from './load.ts';
import type { Stage } from './stage.ts';

interface Failure {
  readonly kind: Kind;
  readonly status: number | string;
  /** The server that nginx requested, and the outcome. */
  readonly log: { readonly server: string; readonly upstreamStatus: string } | undefined;
}

export function failuresOf(stage: Stage, outcomes: readonly Outcome[]): Failure[] {
  const log = new Map(stage.nginx.log().map((line) => [line.requestId, line]));
  return outcomes.flatMap(({ kind, answer }): Failure[] => {
    if (typeof answer === 'string') return [{ kind, status: answer, log: undefined }];
    if (answer.status === 200) return [];
    const id = String(answer.headers['x-request-id']);
    return [{ kind, status: answer.status, log: log.get(id) }];
  });
}

/** Checks how often each write was carried out. */
export async function expectWritesOnce(stage: Stage, outcomes: readonly Outcome[]): Promise<void> {
  const sent = new Map<string, number>();
  for (const viewer of await stage.api.codesSentFor()) {
    sent.set(viewer, (sent.get(viewer) ?? 0) + 1);
  }
  expect([...sent].filter(([, times]) => times > 1)).toEqual([]);
  const answered = outcomes.filter(
    ({ kind, answer }) => kind === 'write' && typeof answer !== 'string' && answer.status === 200,
  );
  expect(answered.length).toBeGreaterThan(12);
  expect(answered.filter(({ viewer }) => !sent.has(viewer))).toEqual([]);
}

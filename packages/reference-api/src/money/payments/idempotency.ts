import { createHash } from 'node:crypto';
import { Refusal } from '../../contract/refusal.ts';
import type { Database } from '../../storage/database.ts';
import { keyReused } from '../messages.ts';

type Sent = { mobile: string; key: string | undefined; operation: string; body: unknown };

/**
 * Runs the work once per key, after settling the viewer's due payments. The answer is stored in the work's own
 * transaction, under the write lock, so a concurrent process waits and then finds the answer. Refusals are not
 * stored, because they change nothing.
 */
export function createIdempotency(
  db: Database,
  now: () => number,
  settleDue: (mobile: string) => void,
) {
  const stored = (mobile: string, key: string) =>
    db.one(
      db.from
        .selectFrom('idempotency_keys')
        .select(['content', 'answer'])
        .where('mobile', '=', mobile)
        .where('key', '=', key.toLowerCase()),
    );

  const idempotent = <Answer>({ mobile, key, operation, body }: Sent, work: () => Answer): Answer =>
    db.transaction(() => {
      settleDue(mobile);
      if (key === undefined) return work();
      const content = createHash('sha256')
        .update(`${operation} ${canonical(body)}`)
        .digest('base64url');
      const before = stored(mobile, key);
      if (before && before.content !== content) throw new Refusal(409, keyReused);
      if (before) return JSON.parse(before.answer);
      const answer = work();
      db.run(
        db.from.insertInto('idempotency_keys').values({
          mobile,
          key: key.toLowerCase(),
          content,
          answer: JSON.stringify(answer),
          at: now(),
        }),
      );
      return answer;
    });

  /** Returns the stored answer for a key, whatever the operation, or undefined if the key began nothing. */
  const answered = (mobile: string, key: string): BegunPayment | undefined => {
    const before = stored(mobile, key);
    if (!before) return undefined;
    const answer: BegunPayment & { data?: BegunPayment } = JSON.parse(before.answer);
    return answer.data ?? answer;
  };

  return { idempotent, answered };
}

/** `tracking_code` is undefined if the purchase needed no payment. */
type BegunPayment = { tracking_code?: string };

/** Returns a canonical text that does not depend on the order of fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

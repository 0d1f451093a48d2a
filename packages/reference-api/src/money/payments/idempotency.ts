import { createHash } from 'node:crypto';
import { Refusal } from '../../contract/refusal.ts';
import type { Database } from '../../storage/database.ts';
import { keyReused } from '../messages.ts';

type Sent = { mobile: string; key: string | undefined; operation: string; body: unknown };

/**
 * Does the work once for a key, after all that fell due for this viewer before it: the answer is kept in the work's own transaction, which holds the write lock from its
 * beginning, so another process waits and then finds it. What was refused is not kept: nothing has happened then.
 */
export function createIdempotency(
  db: Database,
  now: () => number,
  settleDue: (mobile: string) => void,
) {
  return <Answer>({ mobile, key, operation, body }: Sent, work: () => Answer): Answer =>
    db.transaction(() => {
      settleDue(mobile);
      if (key === undefined) return work();
      const content = createHash('sha256')
        .update(`${operation} ${canonical(body)}`)
        .digest('base64url');
      const before = db.one(
        db.from
          .selectFrom('idempotency_keys')
          .select(['content', 'answer'])
          .where('mobile', '=', mobile)
          .where('key', '=', key.toLowerCase()),
      );
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
}

/** The same text for the same content, in whatever order its fields were sent. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

import type { Answer, Session } from '@parde/api-client';
import { asArray } from '../../answers.ts';

/** A session is ended by its id. What else is missing is left out. */
export function knownSessions({
  items,
}: Partial<Answer<'listSessions'>['data']>): readonly Session[] {
  return asArray(items)
    .filter((session) => typeof session?.id === 'string')
    .map((session) => ({ ...session, device: session.device ?? null }));
}

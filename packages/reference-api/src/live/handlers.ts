import type { Handlers } from '../contract/handlers.ts';
import type { Parts } from '../parts.ts';
import { listLives, liveOf, scheduleOf } from './lives.ts';

export function liveHandlers(parts: Parts) {
  return {
    listLives: ({ query }) => ({ data: listLives(parts, query) }),
    getLive: ({ path }) => ({ data: liveOf(parts, path.id) }),
    getLiveSchedule: ({ path, query }) => ({ data: scheduleOf(parts, path.id, query?.date) }),
  } satisfies Partial<Handlers>;
}

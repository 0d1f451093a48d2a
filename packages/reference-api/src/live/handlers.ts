import type { Handlers } from '../contract/handlers.ts';
import type { Parts } from '../parts.ts';
import { listLives, liveOf, scheduleOf } from './lives.ts';

type Operations = Pick<Handlers, 'listLives' | 'getLive' | 'getLiveSchedule'>;

export function liveHandlers(parts: Parts): Operations {
  return {
    listLives: ({ query }) => ({ data: listLives(parts, query) }),
    getLive: ({ path }) => ({ data: liveOf(parts, path.id) }),
    getLiveSchedule: ({ path, query }) => ({ data: scheduleOf(parts, path.id, query?.date) }),
  };
}

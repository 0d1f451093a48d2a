import type { Handlers } from '../contract/handlers.ts';
import { ofPerson } from '../lists/scopes.ts';
import { countedPage } from '../lists/title-pages.ts';
import type { Parts } from '../parts.ts';
import { castOf, listCasts, personOr404 } from './casts.ts';

export function peopleHandlers(parts: Parts) {
  return {
    listCasts: ({ path, query }) => ({ data: listCasts(parts, path.group, query) }),
    getCast: ({ path }) => ({ data: castOf(parts, path.id) }),
    listCastTitles: ({ path, query: { role, ...query } = {} }) => {
      personOr404(parts.db, path.id);
      return { data: countedPage(parts, ofPerson(path.id, role), query) };
    },
  } satisfies Partial<Handlers>;
}

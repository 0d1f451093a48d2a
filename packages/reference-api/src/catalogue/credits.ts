import type { Person } from '@parde/api-client';
import type { Parts } from '../parts.ts';

const maxDirectors = 10;
const maxActors = 40;

/** Returns directors and cast, in the order of the credits. */
export function creditsOf({ db, pictures }: Parts, id: string) {
  const people = db
    .all(
      db.from
        .selectFrom('credits')
        .innerJoin('people', 'people.id', 'credits.person_id')
        .select(['people.id', 'name_fa', 'name_en', 'has_picture', 'picture_url', 'sitter', 'role'])
        .where('title_id', '=', id)
        .orderBy('credits.position'),
    )
    .map(
      ({ has_picture, picture_url, sitter, ...person }): Person => ({
        ...person,
        picture: has_picture ? pictures.person(person.id, { sitter, picture_url }) : null,
      }),
    );
  return {
    directors: people.filter(({ role }) => role === 'director').slice(0, maxDirectors),
    actors: people.filter(({ role }) => role === 'actor').slice(0, maxActors),
  };
}

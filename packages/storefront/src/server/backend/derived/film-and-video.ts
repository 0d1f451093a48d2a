import type { Card } from '@parde/api-client';
import type { Compose } from './compose.ts';
import { findCard } from './home-cards.ts';
import { commonFields, fetchTitleFacts, type TitleFacts } from './title-facts.ts';

export const composeMovie: Compose<'getMovie'> = async (
  { path: { id } },
  callOperation,
  viewer,
) => {
  const facts = await fetchTitleFacts(callOperation, { type: 'movie', id }, viewer);
  return {
    data: {
      ...(await commonFields(facts, callOperation)),
      year: facts.card?.year ?? null,
      jalali_year: facts.card?.jalali_year ?? null,
      duration_minutes: null,
      countries: [],
      directors: [],
      actors: [],
      release_date: null,
      similar: similarFilms(facts),
    },
  };
};

export const composeVideo: Compose<'getVideo'> = async (
  { path: { id } },
  callOperation,
  viewer,
) => {
  const facts = await fetchTitleFacts(callOperation, { type: 'video', id }, viewer);
  const { card } = facts;
  return {
    data: {
      ...(await commonFields(facts, callOperation)),
      year: card?.year ?? null,
      jalali_year: card?.jalali_year ?? null,
      duration_seconds: null,
      people: [],
      channel: null,
      issue: card?.issue ?? null,
      published_at: null,
    },
  };
};

const mostSimilar = 12;

/** Returns the film's neighbours on the first shelf that contains it. */
function similarFilms({ id, home }: TitleFacts): Card[] {
  const film = { type: 'movie', id };
  const shelf = home.discover?.data.find(({ items }) => findCard(items, film));
  return (shelf?.items ?? [])
    .filter((card) => card.content_type === 'movie' && card.id !== id)
    .slice(0, mostSimilar);
}

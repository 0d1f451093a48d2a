import { noSuchTitle } from '../contract/messages.ts';
import { refuse } from '../contract/refusal.ts';
import type { Parts } from '../parts.ts';
import type { Title, TitleKind } from './title.ts';

export function titleOr404({ titles }: Pick<Parts, 'titles'>, type: TitleKind, id: string): Title {
  const title = titles.title(type, id);
  if (!title) throw refuse.notFound(noSuchTitle);
  return title;
}

/** Returns the fields that the pages of all titles share. */
export function headOf(title: Title) {
  return {
    id: title.id,
    name_fa: title.name_fa,
    name_en: title.name_en,
    summary_fa: title.summary_fa,
    summary_en: title.summary_en,
    age_rating: title.age_rating,
    rating: title.rating,
    dubbed: title.dubbed,
    audio_description: title.described,
    poster: title.poster,
    backdrop: title.backdrop,
    access: title.access,
    badge: title.badge,
    qualities: title.qualities,
    price: title.price,
  };
}

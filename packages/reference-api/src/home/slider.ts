import type { LiveNow, Slide, SliderData } from '@parde/api-client';
import { among } from '../catalogue/among.ts';
import { pictureFactsOf } from '../catalogue/picture-facts.ts';
import { spokenIn } from '../catalogue/title.ts';
import { genresOf } from '../catalogue/words.ts';
import { onAir } from '../live/guide.ts';
import type { Parts } from '../parts.ts';

const maxSlides = 20;

export function sliderOf(parts: Parts): SliderData {
  return { sliders: slidesOf(parts), live: liveNow(parts) };
}

/** Returns the slides, only of titles with a wide picture. */
function slidesOf(parts: Parts): Slide[] {
  const { db, titles, pictures, clips } = parts;
  const slides = db.all(
    db.from.selectFrom('slides').selectAll().orderBy('position').orderBy('id').limit(maxSlides),
  );
  const idsOf = (type: string) =>
    slides.flatMap((slide) => (slide.content_type === type ? slide.content_id : []));
  const works = new Map(
    (['movie', 'series', 'video'] as const)
      .flatMap((type) => titles.all(type, idsOf(type)))
      .map((title) => [`${title.type}/${title.id}`, title]),
  );
  const genres = genresOf(
    db,
    [...works.values()].map(({ id }) => id),
  );
  const lives = db.all(
    db.from
      .selectFrom('lives')
      .select(['id', 'name_fa', 'name_en', 'age', 'access', 'art'])
      .where('id', 'in', among(idsOf('live')))
      .where('has_picture', '=', 1),
  );
  return slides.flatMap(({ id, content_type, content_id, tagline_fa, tagline_en }): Slide[] => {
    const head = { id, content_id, tagline_fa, tagline_en };
    const live =
      content_type === 'live' ? lives.find((channel) => channel.id === content_id) : undefined;
    if (live) {
      return [
        {
          ...head,
          content_type: 'live',
          title_fa: live.name_fa,
          title_en: live.name_en,
          backdrop: pictures.title('backdrop', 'live', live.id, pictureFactsOf(live)),
          poster: null,
          genres: [],
          year: null,
          age_rating: live.age,
          access: live.access,
        },
      ];
    }
    const title = works.get(`${content_type}/${content_id}`);
    if (!title?.backdrop || title.type === 'episode' || title.type === 'ekran') return [];
    return [
      {
        ...head,
        content_type: title.type,
        title_fa: title.name_fa,
        title_en: title.name_en,
        backdrop: title.backdrop,
        poster: title.poster && pictures.title('upright', title.type, title.id),
        genres: genres.get(title.id) ?? [],
        year: title.year,
        jalali_year: title.jalaliYear,
        age_rating: title.age_rating,
        access: title.access,
        rating: title.rating,
        duration_minutes: title.minutes,
        ...spokenIn(title),
        qualities: title.qualities,
        preview_clip: clips(title, genres.get(title.id) ?? []),
      },
    ];
  });
}

/** The length of one shelf. The live channels have their own page. */
const maxLive = 8;

/** Returns the current programmes of the first channels that are on air. */
function liveNow(parts: Parts): LiveNow[] {
  const { db, pictures } = parts;
  const lives = db.all(
    db.from
      .selectFrom('lives')
      .select(['id', 'name_fa', 'name_en', 'art'])
      .where('has_picture', '=', 1)
      .orderBy('position')
      .orderBy('id')
      .limit(maxLive),
  );
  const airing = onAir(
    parts,
    lives.map(({ id }) => id),
  );
  return lives.flatMap((live) => {
    const { id, name_fa, name_en } = live;
    const { now } = airing(id);
    if (!now) return [];
    return {
      id,
      name_fa,
      name_en,
      programme_fa: now.name_fa,
      programme_en: now.name_en,
      starts_at: now.starts_at,
      ends_at: now.ends_at,
      picture: pictures.title('backdrop', 'live', id, pictureFactsOf(live)),
    };
  });
}

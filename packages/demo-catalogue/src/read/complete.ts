import type { Catalogue, Title } from '../catalogue.ts';
import { demoData } from '../data/demo-data.ts';
import { categoriesOf } from '../generate/categories.ts';

/**
 * Adds the missing parts of a catalogue: the demo's vocabulary and menu, and a home page and categories derived from
 * its titles.
 */
export function complete(catalogue: Catalogue): Catalogue {
  const { vocabulary, categories } = demoData();
  const own = catalogue.categories;
  return {
    vocabulary,
    categories,
    ...catalogue,
    // The rules for categories match only the demo's own menu.
    titles: own
      ? catalogue.titles
      : catalogue.titles.map((title) => ({ categories: categoriesOf(title), ...title })),
    home: catalogue.home ?? homeOf(catalogue),
  };
}

const shelfLength = 15;
const slideCount = 5;
const genreShelves = 4;

/**
 * Builds a home page with the newest titles, the most watched ones, a shelf for each of the largest genres, and
 * slides with the most watched titles.
 */
function homeOf({ titles, lives = [], screenings = [], vocabulary }: Catalogue): Catalogue['home'] {
  const listed = titles.filter(({ listed = true }) => listed);
  const { genres } = vocabulary ?? demoData().vocabulary;
  const newest = [...listed].sort((a, b) => (b.added ?? '').localeCompare(a.added ?? ''));
  const watched = [...listed].sort((a, b) => viewsOf(b) - viewsOf(a));
  const refs = (some: readonly Title[], type?: Title['type']) =>
    some
      .filter((title) => (type ? title.type === type : title.type !== 'video'))
      .slice(0, shelfLength)
      .map(({ type, id }) => `${type}/${id}`);
  const of = (genre: string) => watched.filter(({ genres = [] }) => genres.includes(genre));
  const largest = [...genres]
    .sort((a, b) => of(b.key).length - of(a.key).length)
    .slice(0, genreShelves);
  const rows = [
    { id: 'new', name_fa: 'تازه‌ها', name_en: 'New', items: refs(newest) },
    {
      id: 'films',
      name_fa: 'فیلم‌های پربیننده',
      name_en: 'Popular films',
      items: refs(watched, 'movie'),
    },
    {
      id: 'series',
      name_fa: 'سریال‌های پربیننده',
      name_en: 'Popular series',
      items: refs(watched, 'series'),
    },
    ...largest.map(({ key, name_fa, name_en }) => ({
      id: `genre-${key}`,
      name_fa,
      name_en,
      items: refs(of(key)),
    })),
    { id: 'videos', name_fa: 'ویدیوها', name_en: 'Videos', items: refs(newest, 'video') },
  ].map((row) => ({ ...row, shape: 'posters' as const }));
  const wide = [
    {
      id: 'screenings',
      name_fa: 'اکران آنلاین',
      name_en: 'On the online screen',
      items: screenings.map(({ id }) => `ekran/${id}`),
    },
    {
      id: 'live',
      name_fa: 'پخش زنده',
      name_en: 'Live',
      items: lives.map(({ id }) => `live/${id}`),
    },
  ].map((row) => ({ ...row, items: row.items.slice(0, shelfLength), shape: 'wide' as const }));
  const slides = watched
    .filter(({ backdrop, type }) => backdrop !== null && type !== 'video')
    .slice(0, slideCount);
  return {
    rows: [...rows, ...wide].filter(({ items }) => items.length > 0),
    slides: slides.map(({ type, id, summary_fa = '', summary_en }) => ({
      id: `slide-${id}`,
      of: `${type}/${id}`,
      tagline_fa: firstSentence(summary_fa),
      tagline_en: summary_en ? firstSentence(summary_en) : null,
    })),
  };
}

const viewsOf = ({ popularity, rating }: Title) => popularity ?? rating?.count ?? 0;

function firstSentence(text: string): string {
  return (/^.{1,200}?[.؟!?…](?=\s|$)/u.exec(text)?.[0] ?? text.slice(0, 200)).trim();
}

import { operatorAt } from '../money/operator.ts';
import type { Database } from '../storage/database.ts';
import type { Changes, Fields } from './spelling.ts';

/** Returns the fields in which a plain answer differs from the contract, for a caller's address. */
export function createChanges(db: Database): (address: string) => Changes {
  let genres: Map<string, string[]> | undefined;

  const genresOf = ({ id }: Fields): Fields => {
    genres ??= genresByTitle(db);
    const own = genres.get(String(id));
    return own ? { genres: own } : {};
  };
  const firstLiveOf = ({ live }: Fields): Fields => ({
    live: Array.isArray(live) ? live.slice(0, 1) : [],
  });

  const subscriptionAt = (address: string) => (): Fields =>
    operatorAt(address)?.fullRate ? { subscription: 1 } : {};

  return (address) => ({
    Card: genresOf,
    Check: subscriptionAt(address),
    SliderData: firstLiveOf,
  });
}

/** Reads the genres of all titles at once, because the home page alone shows a thousand cards. */
function genresByTitle(db: Database): Map<string, string[]> {
  const genres = new Map<string, string[]>();
  const rows = db.all(
    db.from.selectFrom('title_genres').select(['title_id', 'genre_key']).orderBy('position'),
  );
  for (const { title_id, genre_key } of rows) {
    genres.set(title_id, [...(genres.get(title_id) ?? []), genre_key]);
  }
  return genres;
}

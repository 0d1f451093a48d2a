import type { Answer, CallInput } from '@parde/api-client';
import type { Session } from '../contract/handlers.ts';
import { Refusal } from '../contract/refusal.ts';
import type { Fetched } from '../library/fetched.ts';
import { operatorAt } from '../money/operator.ts';
import { downloadLinksOf } from '../playback/downloads.ts';
import type { PlaybackParts } from '../playback/playback.ts';
import type { Changes, Fields } from './spelling.ts';

export type ChangesParts = PlaybackParts & { fetched: Fetched };

type Caller = { viewer: () => Session | null; address: string };
type Playable = CallInput<'getDownloadLinks'>['path']['content_type'];
type Link = Answer<'getDownloadLinks'>['data']['links'][number];

/** What a plain answer says beside the contract's, for each caller. */
export function createChanges(parts: ChangesParts): (caller: Caller) => Changes {
  let genres: Map<string, string[]> | undefined;

  return (caller) => {
    const links = new Map<string, Link[]>();
    const linksOf = (content_type: Playable, id: string) => {
      const key = `${content_type}/${id}`;
      const known = links.get(key) ?? linksFor(parts, caller, { content_type, id });
      links.set(key, known);
      return known;
    };

    const genresOf = ({ id }: Fields): Fields => {
      genres ??= genresByTitle(parts);
      const own = genres.get(String(id));
      return own ? { genres: own } : {};
    };
    const addressOf = ({ type, id, itemid }: Fields): Fields => {
      if (!isPlayable(type)) return {};
      const link = linksOf(type, String(id)).find((one) => one.itemid === itemid);
      return link ? { url: link.url } : {};
    };
    const subscriptionOf = (): Fields =>
      operatorAt(caller.address)?.fullRate ? { subscription: 1 } : {};
    const firstLiveOf = ({ live }: Fields): Fields => ({
      live: Array.isArray(live) ? live.slice(0, 1) : [],
    });
    return {
      Card: genresOf,
      DownloadRow: addressOf,
      Check: subscriptionOf,
      SliderData: firstLiveOf,
    };
  };
}

/** None where the viewer may not fetch them. */
function linksFor(
  parts: ChangesParts,
  { viewer, address }: Caller,
  path: CallInput<'getDownloadLinks'>['path'],
): Link[] {
  try {
    return downloadLinksOf(parts, { viewer: viewer(), address }, path).links;
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

function isPlayable(type: unknown): type is Playable {
  return type === 'movie' || type === 'episode' || type === 'video' || type === 'ekran';
}

/** The whole catalogue's at once: the home page alone shows a thousand cards. */
function genresByTitle({ db }: ChangesParts): Map<string, string[]> {
  const genres = new Map<string, string[]>();
  const rows = db.all(
    db.from.selectFrom('title_genres').select(['title_id', 'genre_key']).orderBy('position'),
  );
  for (const { title_id, genre_key } of rows) {
    genres.set(title_id, [...(genres.get(title_id) ?? []), genre_key]);
  }
  return genres;
}

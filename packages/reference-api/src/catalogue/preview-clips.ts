import type { Genre, PreviewClip } from '@parde/api-client';
import type { ClipName } from '@parde/demo-art';
import { seededRandom } from '@parde/demo-catalogue';
import { clipAt } from '../media/clips.ts';
import type { Title } from './title.ts';

const clipOfGenre: Readonly<Record<string, ClipName>> = {
  action: 'chase',
  adventure: 'nature',
  animation: 'kids',
  comedy: 'comedy',
  crime: 'noir',
  documentary: 'nature',
  drama: 'drama',
  family: 'comedy',
  fantasy: 'fantasy',
  history: 'history',
  horror: 'noir',
  kids: 'kids',
  music: 'music',
  mystery: 'noir',
  romance: 'romance',
  'sci-fi': 'space',
  sport: 'chase',
  thriller: 'chase',
  war: 'history',
};

export type PreviewClips = (
  title: Pick<Title, 'id' | 'backdrop'>,
  genres: readonly Pick<Genre, 'key'>[],
) => PreviewClip | null;

/** Half of the titles have a clip of their first genre besides drama. A title whose pictures are not drawn has none. */
export function createPreviewClips(origin = ''): PreviewClips {
  return ({ id, backdrop }, genres) => {
    const names = genres.flatMap(({ key }) => clipOfGenre[key] ?? []);
    const name = names.find((each) => each !== 'drama') ?? names[0];
    // Only a drawn picture is mirrorable.
    if (!name || !backdrop?.mirrorable || seededRandom(`clip/${id}`).maybe(0.5)) return null;
    return clipAt(name, origin);
  };
}

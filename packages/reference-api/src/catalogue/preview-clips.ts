import type { Genre, PreviewClip } from '@parde/api-client';
import { type ClipName, clipNames } from '@parde/demo-art';
import { seededRandom } from '@parde/demo-catalogue';
import { clipAt } from '../media/clips.ts';
import type { Title } from './title.ts';

const genresOfClip: Readonly<Record<ClipName, readonly string[]>> = {
  chase: ['action', 'sport', 'thriller'],
  comedy: ['comedy', 'family'],
  drama: ['drama'],
  fantasy: ['fantasy'],
  history: ['history', 'war'],
  kids: ['kids', 'animation'],
  music: ['music'],
  nature: ['adventure', 'documentary'],
  noir: ['crime', 'horror', 'mystery'],
  romance: ['romance'],
  space: ['sci-fi'],
};

export type PreviewClips = (
  title: Pick<Title, 'id' | 'backdrop'>,
  genres: readonly Pick<Genre, 'key'>[],
) => PreviewClip | null;

/** Half of the titles have a clip of their first genre besides drama. A title whose pictures are not drawn has none. */
export function createPreviewClips(origin = ''): PreviewClips {
  return ({ id, backdrop }, genres) => {
    const names = genres.flatMap(
      ({ key }) => clipNames.find((clip) => genresOfClip[clip].includes(key)) ?? [],
    );
    const name = names.find((each) => each !== 'drama') ?? names[0];
    // Only a drawn picture is mirrorable.
    if (!name || !backdrop?.mirrorable || seededRandom(`clip/${id}`).maybe(0.5)) return null;
    return clipAt(name, origin);
  };
}

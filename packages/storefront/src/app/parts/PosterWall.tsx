import { Picture, type PictureData } from '@parde/ui';
import * as styles from './PageHero.css.ts';

/** As the cards under it ask for them, so that each poster comes once. */
const sizes = '(min-width: 80rem) 13rem, (min-width: 48rem) 20vw, 33vw';
/** Two rows: of five, and of four where the wall is narrow, which hides the rest before they are fetched. */
const most = 10;
const mostWhereNarrow = 8;

/** What is in a list, as the ground of its name. */
export function PosterWall({ posters }: { posters: readonly PictureData[] }) {
  return (
    <div className={styles.wall}>
      {posters.slice(0, most).map((poster, place) => (
        <Picture
          key={poster.url}
          picture={poster}
          alt=""
          ratio="poster"
          corners="poster"
          sizes={sizes}
          loading={place < mostWhereNarrow ? 'eager' : 'lazy'}
          fetchPriority="low"
        />
      ))}
    </div>
  );
}

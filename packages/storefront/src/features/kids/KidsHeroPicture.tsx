import { Picture, type PictureData } from '@parde/ui';
import * as styles from './KidsHero.css.ts';

/** The picture of a large card. It is the largest element of its page. */
export function KidsHeroPicture({ picture }: { picture: PictureData | null | undefined }) {
  return (
    <span className={styles.picture}>
      <Picture
        picture={picture}
        alt=""
        ratio="fill"
        sizes="(min-width: 48rem) 52vw, 94vw"
        loading="eager"
        fetchPriority="high"
      />
    </span>
  );
}

import * as card from '../../internal/card.css.ts';
import { useLinkComponent } from '../Link/link-context.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as styles from './PersonCard.css.ts';

export interface PersonCardProps {
  href: string;
  name: string;
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined;
  picture: PictureData | null | undefined;
  /** What they did: director, a part in the film. */
  role?: string | undefined;
  loading?: 'lazy' | 'eager';
}

/** A person by their portrait. The whole card is one link. */
export function PersonCard({ href, name, lang, picture, role, loading = 'lazy' }: PersonCardProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor className={styles.person} href={href}>
      <span className={styles.portrait}>
        <Picture
          picture={picture}
          alt=""
          ratio="square"
          corners="round"
          anchor="top"
          sizes="(min-width: 60rem) 11rem, 8.5rem"
          widest={480}
          loading={loading}
        />
      </span>
      <span className={card.body}>
        <bdi className={styles.name} lang={lang}>
          {name}
        </bdi>
        {role ? <bdi className={card.meta}>{role}</bdi> : null}
      </span>
    </Anchor>
  );
}

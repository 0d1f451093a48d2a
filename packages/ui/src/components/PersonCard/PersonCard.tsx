import { CardMatchReason } from '../../internal/CardLine.tsx';
import * as card from '../../internal/card.css.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import type { PhrasesData } from '../Phrase/Phrases.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as styles from './PersonCard.css.ts';

export interface PersonCardProps {
  href: string;
  name: PhraseData;
  picture: PictureData | null | undefined;
  /** The person's role: director, or a part in the film. */
  role?: PhrasesData | undefined;
  /** `round` is for people; a logo, such as a magazine’s, has the corners of a poster. */
  corners?: 'round' | 'poster';
  loading?: 'lazy' | 'eager';
}

/** A person by their portrait. The entire card is one link. */
export function PersonCard({
  href,
  name,
  picture,
  role,
  corners = 'round',
  loading = 'lazy',
}: PersonCardProps) {
  return (
    <Anchor className={styles.person} href={href}>
      <span className={styles.portraits[corners]}>
        <Picture
          picture={picture}
          initialOf={name}
          alt=""
          ratio="square"
          corners={corners}
          anchor="top"
          sizes="(min-width: 60rem) 11rem, 8.5rem"
          widest={480}
          loading={loading}
        />
      </span>
      <span className={card.body}>
        <Phrase className={styles.name}>{name}</Phrase>
        {role ? <CardMatchReason>{role}</CardMatchReason> : null}
      </span>
    </Anchor>
  );
}

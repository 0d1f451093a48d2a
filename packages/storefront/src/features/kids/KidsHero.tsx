import { isForKids } from '@parde/domain';
import { Heading, Picture, type PictureData, PlayIcon } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { path } from '../../paths.ts';
import * as styles from './KidsHero.css.ts';
import { type KidsCard, useKidsAge } from './kids-lists.ts';
import { kidsTitleQuery } from './kids-titles.ts';

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

interface KidsHeroProps {
  card: KidsCard;
  /** Shown if the title cannot be loaded. */
  otherwise?: ReactNode;
}

/** A card as one large picture. */
export function KidsHero({ card, otherwise = null }: KidsHeroProps) {
  const { t } = useTranslation('kids-area');
  const page = usePage();
  const age = useKidsAge();
  const { content_type: type, id } = card;
  const { data: title, isError } = useQuery(kidsTitleQuery(page, { type, id }));
  if (isError) return otherwise;
  // The server may ignore the age in the request for a list.
  if (title && !isForKids(title.age_rating, age)) return null;
  return (
    <PageLink href={path('kids-title', { type, id })} className={styles.link}>
      <KidsHeroPicture picture={title?.backdrop ?? title?.poster} />
      <span className={styles.textBlock}>
        <Heading level={2} size="display">
          <Name of={card} />
        </Heading>
        <span className={styles.play}>
          <PlayIcon size="md" />
          {t('seeThis')}
        </span>
      </span>
    </PageLink>
  );
}

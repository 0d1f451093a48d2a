import { Button, ButtonLink, Heading, Picture, type PictureData, Skeleton, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { loadChunk, onChunkError } from '../../app/errors/load-chunk.ts';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { phrase, sentence } from '../../names/phrases.ts';
import * as styles from './CoverTile.css.ts';
import * as cardStyles from './ListCard.css.ts';
import * as leadStyles from './ListLead.css.ts';

interface CoverTileProps {
  href: string;
  title: string;
  note?: string | undefined;
  picture: PictureData | null | undefined;
  /** The index among the tiles: each tile without a picture has its own colour. */
  coverIndex: number;
  loading?: 'lazy' | 'eager';
}

/** The `sizes` of a cover: two in a row on a phone, up to five on a wide screen. */
const coverSizes = '(min-width: 80rem) 20rem, (min-width: 48rem) 25vw, calc(50vw - 1.5rem)';

/** The step in hue that makes neighbours differ, in a row and in a column. */
const hueStep = 137.5;

export function CoverTile({
  href,
  title,
  note,
  picture,
  coverIndex,
  loading = 'lazy',
}: CoverTileProps) {
  const hue = Math.round((coverIndex * hueStep) % 360);
  return (
    <PageLink
      href={href}
      className={styles.tile}
      style={picture ? undefined : { backgroundColor: `oklch(0.4 0.09 ${hue})` }}
    >
      {picture ? (
        <span className={picture.mirrorable ? styles.besideText : undefined}>
          <Picture
            picture={picture}
            alt=""
            ratio="fill"
            sizes={coverSizes}
            widest={960}
            loading={loading}
          />
        </span>
      ) : null}
      <span className={styles.edge} />
      <span
        className={styles.textBlock}
        style={picture?.color ? { color: picture.color } : undefined}
      >
        <Text as="strong" size="lg" tone="onMedia" weight="strong" leading="ui" lines={2}>
          <ServerText>{title}</ServerText>
        </Text>
        {note ? (
          <Text as="span" size="sm" tone="onMediaMuted" leading="ui">
            {note}
          </Text>
        ) : null}
      </span>
    </PageLink>
  );
}

interface ListCardProps {
  href: string;
  title: string;
  /** The text of the editors. May be empty. */
  text: string;
  /** The number of titles, as text. */
  count: string;
  picture: PictureData | null | undefined;
}

/** A list of the editors: a pile of pictures, with the name and the text below. */
export function ListCard({ href, title, text, count, picture }: ListCardProps) {
  return (
    <PageLink href={href} className={cardStyles.card}>
      <span
        className={cardStyles.stack}
        style={picture?.color ? { color: picture.color } : undefined}
      >
        <span className={cardStyles.art}>
          <Picture picture={picture} alt="" ratio="wide" sizes={coverSizes} widest={960} />
        </span>
      </span>
      <span className={cardStyles.textBlock}>
        <Text as="strong" weight="strong" leading="ui" lines={2}>
          <ServerText>{title}</ServerText>
        </Text>
        <Text as="span" size="sm" tone="muted" leading="ui">
          {count}
        </Text>
        {text ? (
          <span className={cardStyles.text}>
            <Text as="span" size="sm" tone="muted" leading="ui" lines={2}>
              <ServerText>{text}</ServerText>
            </Text>
          </span>
        ) : null}
      </span>
    </PageLink>
  );
}

/** The placeholder of a list that is loading, as large as its card. */
export function ListCardSkeleton() {
  return (
    <span className={cardStyles.card} aria-hidden="true">
      <span className={cardStyles.stack}>
        <Skeleton shape="wide" />
      </span>
      <span className={cardStyles.textBlock}>
        <Skeleton width="most" />
        <Skeleton width="half" />
      </span>
    </span>
  );
}

/** The list that is shown first and largest, with its text on its picture. */
export function FeaturedList({ href, title, text, count }: Omit<ListCardProps, 'picture'>) {
  const { t } = useTranslation('catalogue');
  const { locale } = usePage().facts;
  return (
    <div className={leadStyles.root}>
      <Heading level={2} size="xl" tone="onMedia">
        <ServerText>{title}</ServerText>
      </Heading>
      {text ? (
        <div className={leadStyles.text}>
          <Text tone="onMedia" leading="ui" lines={3}>
            <ServerText>{text}</ServerText>
          </Text>
        </div>
      ) : null}
      <div className={leadStyles.linkRow}>
        <ButtonLink
          href={href}
          variant="primary"
          label={sentence(phrase(title, locale), (name) => t('seeListOf', { name }))}
        >
          {t('seeList')}
        </ButtonLink>
        <Text as="span" tone="onMediaMuted" leading="ui">
          {count}
        </Text>
      </div>
    </div>
  );
}

/** Loaded on demand: the chunk of `share` and its icon has parts of a title's page, which a list does not load. */
const load = () => import('../../app/browser/share.ts');

interface ShareListProps {
  title: string;
  /** The path of the list's page, without a filter. */
  path: string;
}

export function ShareList({ title, path }: ShareListProps) {
  const { t } = useTranslation('catalogue');
  const { origin } = usePage().facts;
  return (
    <Button
      variant="overlay"
      disabled={!useHydrated()}
      onClick={() => {
        const messages = { copied: t('linkCopied'), notCopied: t('linkNotCopied') };
        loadChunk(load).then(
          ({ share }) => share({ title, url: origin + path }, messages),
          onChunkError(() => {
            // Another click retries.
          }),
        );
      }}
    >
      {t('share')}
    </Button>
  );
}

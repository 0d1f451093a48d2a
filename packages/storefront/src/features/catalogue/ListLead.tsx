import { ButtonLink, Heading, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { phrase, sentence } from '../../names/phrases.ts';
import type { ListCardProps } from './ListCard.tsx';
import * as styles from './ListLead.css.ts';

type FeaturedListProps = Omit<ListCardProps, 'picture'>;

/** The list that is shown first and largest, with its text on its picture. */
export function FeaturedList({ href, title, text, count }: FeaturedListProps) {
  const { t } = useTranslation('catalogue');
  const { locale } = usePage().facts;
  return (
    <div className={styles.root}>
      <Heading level={2} size="xl" tone="onMedia">
        <ServerText>{title}</ServerText>
      </Heading>
      {text ? (
        <div className={styles.text}>
          <Text tone="onMedia" leading="ui" lines={3}>
            <ServerText>{text}</ServerText>
          </Text>
        </div>
      ) : null}
      <div className={styles.linkRow}>
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

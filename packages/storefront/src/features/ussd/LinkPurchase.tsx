import type { Card } from '@parde/api-client';
import { formatDate, formatTimeOfDay, formatToman } from '@parde/domain';
import { CardIcon, Heading, Link, Picture, Text } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { contentPath } from '../../paths.ts';
import type { ReadLink } from './read-link.ts';
import { TimeLeft } from './TimeLeft.tsx';
import * as styles from './Ussd.css.ts';

interface LinkPurchaseProps {
  link: ReadLink;
  onEnd: () => void;
}

/** Shows what the code buys, from which operator, for how much and until when. */
export function LinkPurchase({ link, onEnd }: LinkPurchaseProps) {
  const { t } = useTranslation('ussd');
  const { locale } = usePage().facts;
  const { name, card, price, operator, until } = link;
  return (
    <div className={styles.what}>
      <div className={styles.head}>
        {card ? (
          <Picture
            picture={card.poster}
            alt=""
            ratio="poster"
            corners="poster"
            sizes="9rem"
            loading="eager"
          />
        ) : (
          <span className={styles.sign}>
            <CardIcon size="xl" />
          </span>
        )}
        <div className={styles.name}>
          <Text tone="muted" size="sm">
            {t('kind')}
          </Text>
          <Heading level={1} size="lg">
            {card ? <TitleLink card={card} name={name} /> : <ServerText>{name}</ServerText>}
          </Heading>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact name={t('price')}>
          <bdi>{formatToman(price, locale)}</bdi>
          <span className={styles.note}>{t('withVat')}</span>
        </Fact>
        <Fact name={t('operator')}>
          <ServerText>{operator}</ServerText>
        </Fact>
        {until === undefined ? null : (
          <Fact name={t('validUntil')}>
            <time dateTime={new Date(until).toISOString()}>
              {t('until', {
                date: formatDate(until, locale),
                time: formatTimeOfDay(until, locale),
              })}
            </time>
            <TimeLeft until={until} onEnd={onEnd} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function TitleLink({ card, name }: { card: Card; name: string }) {
  return (
    <Link href={contentPath(card.content_type, card.id)} tone="inherit">
      <ServerText>{name}</ServerText>
    </Link>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

import type { Card } from '@parde/api-client';
import { Container, MetaLine, Skeleton, Stack, TitleHero, VisuallyHidden } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { namePhrase, otherNamePhrase } from '../../names/phrases.ts';
import { useTitleFacts } from '../../titles/facts/use-title-facts.tsx';
import { hideSubscriptionFact } from './beside-offer.ts';
import * as actions from './TitleActions.css.ts';
import * as styles from './TitlePlaceholder.css.ts';

/** Shown while the title loads. */
export function TitlePlaceholder({ card }: { card: Card | undefined }) {
  const { t } = useTranslation(['title', 'shell']);
  return (
    <div aria-busy="true">
      <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
      {card ? <CardTop card={card} /> : null}
      <Sections>
        <Container>
          <Stack>
            <Skeleton width="little" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="most" />
          </Stack>
        </Container>
      </Sections>
    </div>
  );
}

function CardTop({ card }: { card: Card }) {
  const { locale } = usePage().facts;
  const factsOf = useTitleFacts();
  return (
    <TitleHero
      title={namePhrase(card, locale)}
      originalTitle={otherNamePhrase(card, locale)}
      backdrop={card.backdrop}
      poster={card.poster}
      meta={<MetaLine items={factsOf(hideSubscriptionFact(card))} />}
      actions={
        <div className={styles.rest}>
          <span className={actions.waiting}>
            <Skeleton shape="control" />
          </span>
          <span className={styles.tools} />
          <Skeleton />
          <Skeleton width="most" />
        </div>
      }
    />
  );
}

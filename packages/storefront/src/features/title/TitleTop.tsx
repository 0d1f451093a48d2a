import type { Person } from '@parde/api-client';
import { Badge, Inline, MetaLine, type PhraseData, Stack, TitleHero } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PlayCost } from '../../titles/data-cost/PlayCost.tsx';
import type { TitleFacts } from '../../titles/facts/title-facts.ts';
import { useFactLine } from '../../titles/facts/use-fact-line.tsx';
import type { TitleBase } from '../../titles/title-base.ts';
import type { TitleOffer } from '../../titles/use-title-offer.ts';
import { nameOf, summaryOf } from '../../words/names.ts';
import { otherNamePhrase } from '../../words/other-names.ts';
import { namePhrase, phrase } from '../../words/phrases.ts';
import { AvailabilityNotes } from './AvailabilityNotes.tsx';
import { Credits } from './Credits.tsx';
import * as styles from './TitleActions.css.ts';
import { type PlayTarget, TitleActions } from './TitleActions.tsx';
import { TitleTools } from './TitleTools.tsx';

interface TitleTopProps {
  title: TitleBase & TitleFacts;
  offer: TitleOffer;
  /** Undefined if there is nothing to play yet. */
  play: PlayTarget | undefined;
  directors?: readonly Person[];
  above?: ReactNode;
  below?: ReactNode;
  /** A tool beside those of every title. */
  tool?: ReactNode;
  /** Defaults to the name in the other language. */
  subtitle?: PhraseData | undefined;
  /** Why access is denied, if the page knows. */
  deniedText?: string | undefined;
}

export function TitleTop({
  title,
  offer,
  play,
  directors = [],
  above,
  below,
  tool,
  subtitle,
  deniedText,
}: TitleTopProps) {
  const { t } = useTranslation(['title', 'shell']);
  const { locale } = usePage().facts;
  const name = nameOf(title, locale);
  const factsOf = useFactLine();
  const hasTickets = title.type === 'ekran' && offer.decision?.watch.kind !== 'not-released';
  const mayPlay = play && offer.decision?.actions.some(({ kind }) => kind === 'play');
  return (
    <TitleHero
      title={namePhrase(title, locale)}
      originalTitle={subtitle ?? otherNamePhrase(title, locale)}
      backdrop={title.backdrop}
      poster={title.poster}
      badge={
        <>
          {above}
          {title.badge || title.type === 'ekran' ? (
            <Inline space="xs">
              {title.badge ? <Badge tone="accent">{t(`shell:card.${title.badge}`)}</Badge> : null}
              {title.type === 'ekran' ? <Badge tone="media">{t('kind.ekran')}</Badge> : null}
            </Inline>
          ) : null}
        </>
      }
      meta={
        <Stack space="xs">
          <MetaLine items={factsOf(title)} />
          <Credits directors={directors} genres={title.genres} />
        </Stack>
      }
      summary={phrase(summaryOf(title, locale), locale) || undefined}
      summaryLabels={{
        more: t('readMore'),
        less: t('readLess'),
        moreName: t('readMoreOf', { name }),
        lessName: t('readLessOf', { name }),
      }}
      actions={
        <>
          <TitleActions title={title} offer={offer} play={play} />
          {mayPlay ? <PlayCost minutes={play.minutes ?? title.duration_minutes} /> : null}
          <div className={hasTickets ? styles.ticketNotes : styles.notes}>
            {offer.decision ? (
              <AvailabilityNotes decision={offer.decision} deniedText={deniedText} />
            ) : null}
            {below}
          </div>
          <TitleTools title={title} more={tool} />
        </>
      }
    />
  );
}

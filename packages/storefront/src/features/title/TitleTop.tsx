import type { Person } from '@parde/api-client';
import { formatDuration, promisesHalfPrice } from '@parde/domain';
import { Badge, Inline, MetaLine, type PhraseData, Stack, Text, TitleHero } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { nameOf, summaryOf } from '../../names/names.ts';
import { namePhrase, otherNamePhrase, phrase } from '../../names/phrases.ts';
import { hasPlayCost, PlayCost } from '../../titles/data-cost/PlayCost.tsx';
import type { TitleFacts } from '../../titles/facts/title-facts.ts';
import { useTitleFacts } from '../../titles/facts/use-title-facts.tsx';
import { ProgressBar } from '../../titles/ProgressBar.tsx';
import type { TitleBase } from '../../titles/title-base.ts';
import type { TitleOffer } from '../../titles/use-title-offer.ts';
import { minutesLeft, type WatchPosition, watchedFraction } from '../../titles/watch-position.ts';
import { AvailabilityNotes } from './AvailabilityNotes.tsx';
import { hideSubscriptionFact } from './beside-offer.ts';
import { Credits } from './Credits.tsx';
import * as styles from './TitleActions.css.ts';
import { type PlayTarget, TitleActions } from './TitleActions.tsx';
import { TitleTools } from './TitleTools.tsx';

interface TitleTopProps {
  title: TitleBase & TitleFacts;
  offer: TitleOffer;
  /** Undefined if there is nothing to play yet. */
  play: PlayTarget | undefined;
  place: WatchPosition;
  directors?: readonly Person[];
  above?: ReactNode;
  /** Shown beside the title's badge. */
  mark?: ReactNode;
  /** A tool beside the tools of every title. */
  tool?: ReactNode;
  /** Defaults to the name in the other language. */
  subtitle?: PhraseData | undefined;
  /** The reason why access is denied, if the page knows it. */
  deniedText?: string | undefined;
}

export function TitleTop({
  title,
  offer,
  play,
  place,
  directors = [],
  above,
  mark,
  tool,
  subtitle,
  deniedText,
}: TitleTopProps) {
  const { t } = useTranslation(['title', 'shell']);
  const page = usePage();
  const { locale } = page.facts;
  const name = nameOf(title, locale);
  const factsOf = useTitleFacts();
  const { decision } = offer;
  const mayPlay = play && decision?.actions.some(({ kind }) => kind === 'play');
  const minutes = mayPlay ? (play.minutes ?? title.duration_minutes) : undefined;
  const hasCost = hasPlayCost(page, minutes);
  return (
    <TitleHero
      title={namePhrase(title, locale)}
      originalTitle={subtitle ?? otherNamePhrase(title, locale)}
      backdrop={title.backdrop}
      poster={title.poster}
      badge={
        <>
          {above}
          {title.badge || mark || title.type === 'ekran' ? (
            <Inline space="xs">
              {title.badge ? <Badge tone="accent">{t(`shell:card.${title.badge}`)}</Badge> : null}
              {title.type === 'ekran' ? <Badge tone="media">{t('kind.ekran')}</Badge> : null}
              {mark}
            </Inline>
          ) : null}
        </>
      }
      meta={
        <Stack space="xs">
          <MetaLine items={factsOf(hideSubscriptionFact(title))} />
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
          <WatchProgress place={place} />
          {hasCost ? (
            <PlayCost minutes={minutes} note={decision?.notes.find(promisesHalfPrice)} />
          ) : null}
          <div className={notesClass(title, offer, page.facts.signedIn)}>
            {decision ? (
              <AvailabilityNotes
                decision={decision}
                withoutHalfPrice={hasCost}
                deniedText={deniedText}
              />
            ) : null}
          </div>
          <TitleTools title={title} decision={decision} more={tool} />
        </>
      }
    />
  );
}

/** Reserves room, because a guest's answer arrives late and has a note about a title that no subscription opens. */
function notesClass(
  { type, access }: TitleBase,
  { decision }: TitleOffer,
  signedIn: boolean,
): string {
  if (type === 'ekran' && decision?.watch.kind !== 'not-released') return styles.ticketNotes;
  const mayShowNotes =
    type === 'ekran' || (!signedIn && (access === 'paid' || access === 'operator'));
  return mayShowNotes ? styles.expectedNotes : styles.notes;
}

function WatchProgress({ place }: { place: WatchPosition }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const fraction = watchedFraction(place);
  if (!place || fraction === 0) return null;
  const left = minutesLeft(place);
  return (
    <div className={styles.progress}>
      <ProgressBar fraction={fraction} />
      <Text as="span" size="sm" tone="onMedia" weight="medium" leading="ui">
        {left > 0 ? t('left', { left: formatDuration(left, locale) }) : t('seen')}
      </Text>
    </div>
  );
}

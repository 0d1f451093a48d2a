import type { Person, TitleState } from '@parde/api-client';
import { formatDuration, promisesHalfPrice } from '@parde/domain';
import { Badge, Inline, MetaLine, type PhraseData, Stack, Text, TitleHero } from '@parde/ui';
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadMessages } from '../../app/i18n/messages.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { genreName } from '../../names/menu-names.ts';
import { nameOf, separator, summaryOf } from '../../names/names.ts';
import { namePhrase, otherNamePhrase, phrase } from '../../names/phrases.ts';
import type { DataCostProps } from '../../titles/data-cost/DataCost.tsx';
import { playRow } from '../../titles/data-cost/PlayCost.css.ts';
import { hideSubscriptionFact, useTitleFacts } from '../../titles/facts/title-facts.tsx';
import { ProgressBar } from '../../titles/ProgressBar.tsx';
import { PreviewClip } from '../../titles/preview-clip/PreviewClip.tsx';
import type { TitleData } from '../../titles/title-data.ts';
import type { TitleOffer } from '../../titles/use-title-offer.ts';
import { minutesLeft, type WatchPosition, watchedFraction } from '../../titles/watch-position.ts';
import { AvailabilityNotes } from './AvailabilityNotes.tsx';
import { NameLink } from './NameLink.tsx';
import { playTarget } from './play-target.ts';
import * as styles from './TitleActions.css.ts';
import { TitleActions } from './TitleActions.tsx';
import { TitleTools } from './TitleTools.tsx';

export interface TitleTopProps {
  title: TitleData;
  offer: TitleOffer;
  /** Undefined for guests. */
  state: TitleState | undefined;
  above?: ReactNode;
  /** Shown below the facts, because it would move the title if it arrives late. */
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
  state,
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
  const place = state?.place;
  const play = playTarget(page, title, place, t);
  const { subscription } = useViewer();
  // Before the answer, the card's facts decide, because the cost would move the tools below.
  const isExpected =
    title.access === 'free' || (title.access === 'subscription' && subscription.subscribed);
  const mayPlay = play && (decision?.actions.some(({ kind }) => kind === 'play') ?? isExpected);
  const minutes = mayPlay ? (play.minutes ?? title.duration_minutes) : undefined;
  const hasCost = hasPlayCost(page, minutes);
  return (
    <TitleHero
      title={namePhrase(title, locale)}
      originalTitle={subtitle ?? otherNamePhrase(title, locale)}
      backdrop={title.backdrop}
      clip={
        title.preview_clip ? (
          <PreviewClip
            clip={title.preview_clip}
            labels={{ pause: t('pausePreview'), play: t('playPreview') }}
          />
        ) : null
      }
      poster={title.poster}
      badge={
        <>
          {above}
          <TitleBadges type={title.type} badge={title.badge} />
        </>
      }
      meta={
        <Stack space="xs">
          <MetaLine items={factsOf(hideSubscriptionFact(title))} />
          <Credits {...title} />
          {mark}
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

/** The badges above the name, which the title's card has, too. */
export function TitleBadges({ type, badge }: Pick<TitleData, 'type' | 'badge'>) {
  const { t } = useTranslation(['title', 'shell']);
  if (!badge && type !== 'ekran') return null;
  return (
    <Inline space="xs">
      {badge ? <Badge tone="accent">{t(`shell:card.${badge}`)}</Badge> : null}
      {type === 'ekran' ? <Badge tone="media">{t('kind.ekran')}</Badge> : null}
    </Inline>
  );
}

/** Reserves room, because a guest's answer arrives late and has a note about a title that no subscription opens. */
function notesClass(
  { type, access }: TitleData,
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

/** The directors and the genres, below the fact line. */
function Credits({ directors = [], genres }: Pick<TitleData, 'directors' | 'genres'>) {
  const { t } = useTranslation('title');
  const page = usePage();
  const items = genres.map((genre) => ({
    id: genre.key,
    content: <ServerText>{genreName(genre.key, genre, page)}</ServerText>,
  }));
  if (directors.length > 0) {
    const content = (
      <>
        {t('directedBy')}
        {': '}
        <People people={directors} />
      </>
    );
    items.unshift({ id: 'directors', content });
  }
  return items.length > 0 ? <MetaLine items={items} /> : null;
}

/** Names in one line, with links to their pages if the server has pages of people. */
function People({ people }: { people: readonly Person[] }) {
  const { locale } = usePage().facts;
  const { contentPath } = useExistingPages();
  return people.map((person, index) => (
    <Fragment key={person.id}>
      {index > 0 ? separator[locale] : null}
      <NameLink of={person} href={contentPath('person', person.id)} tone="inherit" />
    </Fragment>
  ));
}

const load = () => import('../../titles/data-cost/DataCost.tsx').then((each) => each.DataCost);

/** The cost is shown only if the server lists operators and the title's length is known. */
function hasPlayCost(page: Page, minutes: number | null | undefined): minutes is number {
  return hasOperation(page, 'listOperators') && typeof minutes === 'number' && minutes > 0;
}

/** Shows the data and the cost of playback. Loaded after everything else, because only the browser knows the cost. */
function PlayCost(props: DataCostProps) {
  const page = usePage();
  const [Part, setPart] = useState<ComponentType<DataCostProps>>();
  const loadOnce = useEffectEvent(() => {
    Promise.all([load(), loadMessages(page, 'data-cost')]).then(
      ([loaded]) => startTransition(() => setPart(() => loaded)),
      () => {
        // The page works without the cost.
      },
    );
  });
  useEffect(() => loadOnce(), []);
  return <div className={playRow}>{Part ? <Part {...props} /> : null}</div>;
}

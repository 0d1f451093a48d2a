import { ask } from '@parde/api-client/query';
import { Heading, Picture, PlayIcon, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { hasOperation } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { useViewer } from '../../app/session/use-viewer.ts';
import { summaryOf } from '../../names/names.ts';
import { kidsHome, path } from '../../paths.ts';
import { nextEpisode, type WatchPosition, watchedFraction } from '../../titles/watch-position.ts';
import { KidsEpisodes } from './KidsEpisodes.tsx';
import { KidsFailed } from './KidsFailed.tsx';
import { KidsFrame } from './KidsFrame.tsx';
import * as styles from './KidsHero.css.ts';
import { KidsRow } from './KidsRow.tsx';
import { isOpen, similarList } from './kids-lists.ts';
import { type KidsRef, type KidsTitle, kidsTitleQuery, readKidsRef } from './kids-titles.ts';
import { titleStateQuery } from './load-kids-title.ts';
import { useKidsAge } from './use-kids-age.ts';
import { useOpenCards } from './use-open-cards.ts';

export function KidsTitlePage() {
  const ref = readKidsRef(useParams());
  return (
    <KidsFrame back={kidsHome}>
      {ref ? <KnownTitle key={`${ref.type}-${ref.id}`} of={ref} /> : null}
    </KidsFrame>
  );
}

function KnownTitle({ of }: { of: KidsRef }) {
  const { data: title, isError, refetch } = useQuery(kidsTitleQuery(usePage(), of));
  if (title) return <Title title={title} />;
  return isError ? <KidsFailed level={1} onRetry={refetch} /> : null;
}

function Title({ title }: { title: KidsTitle }) {
  const page = usePage();
  const { locale, signedIn } = page.facts;
  const { data: state } = useQuery({
    ...titleStateQuery(page, title),
    enabled: signedIn && hasOperation(page, 'getTitleState'),
  });
  return (
    <>
      <article className={styles.title}>
        <Picture
          picture={title.backdrop ?? title.poster}
          alt=""
          ratio="fill"
          anchor="top"
          sizes="96vw"
          loading="eager"
          fetchPriority="high"
        />
        <span className={styles.veil} />
        <div className={styles.textBlock}>
          <Heading level={1} size="display" tone="onMedia">
            <Name of={title} />
          </Heading>
          <Text size="lg" tone="onMedia" measure>
            <ServerText>{summaryOf(title, locale)}</ServerText>
          </Text>
          <Play title={title} place={state?.place} />
        </div>
      </article>
      {title.seasons ? <KidsEpisodes title={title} place={state?.place} /> : null}
      <Similar title={title} />
    </>
  );
}

/** The play button, or advice on whom to ask. A child sees no price. */
function Play({ title, place }: { title: KidsTitle; place: WatchPosition }) {
  const { t } = useTranslation('kids-area');
  const target = usePlayTarget(title, place);
  const isOpen = useIsOpen(title, target);
  if (!target || title.badge === 'soon') return <p className={styles.ended}>{t('notYet')}</p>;
  if (!isOpen) return <p className={styles.ended}>{t('askGrownUp')}</p>;
  return (
    <PageLink href={path('kids-watch', target)} className={styles.play}>
      <PlayIcon size="md" />
      {target.label}
    </PageLink>
  );
}

interface PlayTarget {
  readonly type: KidsTitle['type'];
  readonly id: string;
  readonly label: string;
}

/** A title that was bought, or is open through an operator's connection, plays, too. Only the server knows it. */
function useIsOpen(title: KidsTitle, target: PlayTarget | undefined): boolean {
  const { api, facts } = usePage();
  const { subscribed } = useViewer().subscription;
  const isKnown = isOpen(title, subscribed);
  const { type, id = '' } = target ?? {};
  const mayBeOpen = facts.signedIn || title.access === 'operator';
  const { isSuccess } = useQuery({
    ...ask(api, 'getPlayback', {
      path: { content_type: type && type !== 'series' ? type : 'episode', id },
    }),
    enabled: !isKnown && mayBeOpen && target !== undefined,
    gcTime: 0,
  });
  return isKnown || isSuccess;
}

function usePlayTarget(title: KidsTitle, place: WatchPosition): PlayTarget | undefined {
  const { t } = useTranslation('kids-area');
  if (!title.seasons) {
    const { type, id } = title;
    return { type, id, label: t(watchedFraction(place) > 0 ? 'goOnHere' : 'watch') };
  }
  const next = nextEpisode(title.first_episode, place);
  if (!next) return undefined;
  const { id, number, isStarted } = next;
  const label =
    number === null
      ? t(isStarted ? 'goOnHere' : 'watch')
      : t(isStarted ? 'goOnEpisode' : 'watchEpisode', { number });
  return { type: 'episode', id, label };
}

function Similar({ title }: { title: KidsTitle }) {
  const { t } = useTranslation('kids-area');
  const openCards = useOpenCards();
  const { data } = useQuery(similarList(usePage(), title.genres, useKidsAge()));
  const others = openCards(data?.items).filter(
    ({ content_type: type, id }) => type !== title.type || id !== title.id,
  );
  return others.length > 0 ? <KidsRow title={t('similar')} cards={others} /> : null;
}

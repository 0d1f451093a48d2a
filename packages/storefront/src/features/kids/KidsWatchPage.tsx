import type { Progress } from '@parde/player';
import { ChevronBackIcon, Picture, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { kidsHome, path } from '../../paths.ts';
import { LazyKidsPlayer } from '../../titles/player/lazy-players.ts';
import * as frame from './KidsFrame.css.ts';
import { TimeLeft } from './KidsFrame.tsx';
import { KidsEnough, KidsFailed, KidsMessage } from './KidsMessage.tsx';
import { KidsSurface } from './KidsSurface.tsx';
import * as styles from './KidsWatchPage.css.ts';
import { useKidsAge } from './kids-lists.ts';
import { useGracePeriod } from './kids-time.ts';
import { type KidsRef, type KidsTitle, kidsTitleQuery, readKidsRef } from './kids-titles.ts';

export function KidsWatchPage() {
  const ref = readKidsRef(useParams());
  return ref ? <Watch key={`${ref.type}-${ref.id}`} of={ref} /> : null;
}

/** An episode leads back to the page of its series. */
function pageOf(title: KidsTitle | undefined, { type, id }: KidsRef): string {
  if (title?.series) return path('kids-title', { type: 'series', id: title.series.id });
  return type === 'episode' ? kidsHome : path('kids-title', { type, id });
}

function Watch({ of }: { of: KidsRef }) {
  const { t } = useTranslation('kids-area');
  const page = usePage();
  const title = useQuery(kidsTitleQuery(page, of));
  const { left, isOver, onProgress } = useGracePeriod();
  const back = pageOf(title.data, of);
  return (
    <KidsSurface age={useKidsAge()} className={styles.page}>
      <header className={styles.top}>
        <PageLink href={back} className={frame.action}>
          <ChevronBackIcon size="md" />
          {t('back')}
        </PageLink>
        <TimeLeft left={left} />
      </header>
      <VisuallyHidden as="h1">{title.data ? <Name of={title.data} /> : t('title')}</VisuallyHidden>
      <div className={styles.stage}>
        {isOver ? <KidsEnough level={2} /> : null}
        {!isOver && title.data ? (
          <Stage title={title.data} isLast={left === 0} onProgress={onProgress} />
        ) : null}
        {!isOver && title.isError && !title.data ? (
          <KidsFailed level={2} onRetry={title.refetch} />
        ) : null}
      </div>
    </KidsSurface>
  );
}

interface StageProps {
  title: KidsTitle;
  isLast: boolean;
  onProgress: (progress: Progress) => void;
}

function Stage({ title, isLast, onProgress }: StageProps) {
  const { t } = useTranslation('kids-area');
  const hydrated = useHydrated();
  const { type, id } = title;
  const poster = title.backdrop ?? title.poster;
  const still = (
    <div className={styles.still}>
      <div className={styles.poster}>
        <Picture picture={poster} alt="" ratio="fill" sizes="100vw" />
      </div>
      <noscript>
        <KidsMessage
          level={2}
          character="elephant"
          title={t('withoutScript')}
          text={t('askGrownUp')}
        />
      </noscript>
    </div>
  );
  if (!hydrated) return still;
  return (
    <Suspense fallback={still}>
      <LazyKidsPlayer
        type={type === 'series' ? 'episode' : type}
        id={id}
        poster={poster}
        isLast={isLast}
        denied={
          <KidsMessage level={2} character="cheetah" title={t('locked')} text={t('askGrownUp')} />
        }
        failed={(onRetry) => <KidsFailed level={2} onRetry={onRetry} />}
        onProgress={onProgress}
      />
    </Suspense>
  );
}

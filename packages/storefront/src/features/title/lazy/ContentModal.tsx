import { isApiError, type TitleState, type TitleType } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import {
  ButtonLink,
  Dialog,
  MetaLine,
  Picture,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ContentState, ModalControls } from '../../../app/modals/modal-states.ts';
import type { Page } from '../../../app/page/page.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { isTitleType } from '../../../content-id.ts';
import { summaryOf } from '../../../names/names.ts';
import { namePhrase } from '../../../names/phrases.ts';
import { contentPath } from '../../../paths.ts';
import type { TitleFacts } from '../../../titles/facts/title-facts.ts';
import { useTitleFacts } from '../../../titles/facts/use-title-facts.tsx';
import type { TitleBase } from '../../../titles/title-base.ts';
import { useTitleOffer } from '../../../titles/use-title-offer.ts';
import { AvailabilityNotes } from '../AvailabilityNotes.tsx';
import { ekranAsTitle } from '../ekran-as-title.ts';
import { playTarget, seriesPlayTarget } from '../play-targets.ts';
import { type PlayTarget, TitleActions } from '../TitleActions.tsx';
import { useTitleState } from '../use-title-state.ts';
import * as styles from './ContentModal.css.ts';

const isNotFound = (error: Error | null) => isApiError(error) && error.status === 404;

function fallbackTitle(error: Error | null) {
  if (isNotFound(error)) return 'shell:notFound';
  return error ? 'shell:failed' : 'shell:loading';
}

export function ContentModal({
  content_type: type,
  content_id: id,
  onClose,
}: ContentState & ModalControls) {
  const { t } = useTranslation(['title', 'shell']);
  const page = usePage();
  const { data, error, refetch } = useQuery({
    queryKey: ['quick-view', type, id],
    queryFn: () => {
      if (!isTitleType(type)) throw new Error(`There are no titles of the type ${type}.`);
      return quickViews[type](page, id);
    },
  });
  return (
    <Dialog
      open
      size="md"
      title={data ? namePhrase(data.title, page.facts.locale) : t(fallbackTitle(error))}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        data ? (
          <ButtonLink href={contentPath(data.title.type, id)} variant="ghost">
            {t('wholePage')}
          </ButtonLink>
        ) : null
      }
    >
      {data ? (
        <QuickViewContent {...data} />
      ) : (
        <QuickViewFallback error={error} onRetry={refetch} />
      )}
    </Dialog>
  );
}

interface QuickViewFallbackProps {
  error: Error | null;
  onRetry: () => Promise<unknown>;
}

function QuickViewFallback({ error, onRetry }: QuickViewFallbackProps) {
  const { t } = useTranslation(['title', 'shell']);
  if (isNotFound(error)) return <Text tone="muted">{t('shell:notFoundMore')}</Text>;
  if (error) return <Failed text={t('sectionFailed')} onRetry={onRetry} />;
  return (
    <Stack>
      <VisuallyHidden live="polite">{t('shell:loading')}</VisuallyHidden>
      <Skeleton shape="wide" />
      <Skeleton width="half" />
      <Skeleton />
      <Skeleton width="most" />
    </Stack>
  );
}

function QuickViewContent({ title, play }: QuickView) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const offer = useTitleOffer(title);
  const place = useTitleState(title)?.place;
  const factsOf = useTitleFacts();
  const summary = summaryOf(title, locale);
  return (
    <Stack>
      <Picture
        picture={title.backdrop ?? title.poster}
        alt=""
        ratio="wide"
        corners="soft"
        loading="eager"
        sizes="(min-width: 40rem) 36rem, 92vw"
      />
      <Text as="div" tone="muted" leading="ui">
        <MetaLine items={factsOf(title)} />
      </Text>
      <div className={styles.actions}>
        <TitleActions title={title} offer={offer} play={play(place, t)} background="page" />
        {offer.decision ? <AvailabilityNotes decision={offer.decision} /> : null}
      </div>
      {summary === '' ? null : (
        <Text>
          <ServerText>{summary}</ServerText>
        </Text>
      )}
    </Stack>
  );
}

interface QuickView {
  readonly title: TitleBase & TitleFacts;
  play(place: TitleState['place'] | undefined, t: TFunction<'title'>): PlayTarget | undefined;
}

/** The same queries as those of the title's page, so that the page opens from the cache. */
const quickViews: Readonly<Record<TitleType, (page: Page, id: string) => Promise<QuickView>>> = {
  async movie({ api, queryClient }, id) {
    return quickViewOf({
      ...(await queryClient.fetchQuery(ask(api, 'getMovie', { path: { id } }))),
      type: 'movie',
    });
  },
  async series(page, id) {
    const { api, queryClient } = page;
    const series = await queryClient.fetchQuery(ask(api, 'getSeries', { path: { id } }));
    return {
      title: { ...series, type: 'series' },
      play: (place, t) => seriesPlayTarget(page, series, place, t),
    };
  },
  async episode({ api, queryClient }, id) {
    const episode = await queryClient.fetchQuery(ask(api, 'getEpisode', { path: { id } }));
    return quickViewOf({ ...episode, type: 'episode' });
  },
  async video({ api, queryClient }, id) {
    return quickViewOf({
      ...(await queryClient.fetchQuery(ask(api, 'getVideo', { path: { id } }))),
      type: 'video',
    });
  },
  async ekran({ api, queryClient }, id) {
    return quickViewOf(
      ekranAsTitle(await queryClient.fetchQuery(ask(api, 'getEkran', { path: { id } }))),
    );
  },
};

function quickViewOf(title: QuickView['title']): QuickView {
  return { title, play: (place, t) => playTarget(title, place, t) };
}

import { isApiError } from '@parde/api-client';
import { ButtonLink, MetaLine, Picture, Skeleton, Stack, Text, VisuallyHidden } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../app/modals/ModalDialog.tsx';
import type { ContentState, ModalControls } from '../../app/modals/modal-states.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { ServerText } from '../../app/parts/ServerText.tsx';
import { isTitleType } from '../../content-id.ts';
import { summaryOf } from '../../names/names.ts';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { useTitleFacts } from '../../titles/facts/title-facts.tsx';
import { type TitleData, titleData, titleQuery, useTitleState } from '../../titles/title-data.ts';
import { useTitleOffer } from '../../titles/use-title-offer.ts';
import { AvailabilityNotes } from './AvailabilityNotes.tsx';
import { playTarget } from './play-target.ts';
import { actions } from './TitleActions.css.ts';
import { TitleActions } from './TitleActions.tsx';

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
    queryFn: async () => {
      if (!isTitleType(type)) throw new Error(`There are no titles of the type ${type}.`);
      // The title's page has the same query, so that it opens from the cache.
      const query = titleQuery(page.api, { type, id });
      return titleData(type, await page.queryClient.fetchQuery(query));
    },
  });
  return (
    <ModalDialog
      size="md"
      title={data ? namePhrase(data, page.facts.locale) : t(fallbackTitle(error))}
      onClose={onClose}
      actions={
        data ? (
          <ButtonLink href={contentPath(data.type, id)} variant="ghost">
            {t('wholePage')}
          </ButtonLink>
        ) : null
      }
    >
      {data ? (
        <QuickViewContent title={data} />
      ) : (
        <QuickViewFallback error={error} onRetry={refetch} />
      )}
    </ModalDialog>
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

function QuickViewContent({ title }: { title: TitleData }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const { locale } = page.facts;
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
      <div className={actions}>
        <TitleActions
          title={title}
          offer={offer}
          play={playTarget(page, title, place, t)}
          background="page"
        />
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

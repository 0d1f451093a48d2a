import type { DiscoverRow } from '@parde/api-client';
import { ask, keyOf } from '@parde/api-client/query';
import { EmptyState, ShelfSkeleton, VisuallyHidden } from '@parde/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Component, Fragment, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { hasOperation } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { prefetch, storedForBack, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import type { HomePart } from '../../brand/home.ts';
import { textIn } from '../../names/names.ts';
import { CardShelf, isShelfShape } from '../../titles/cards/CardShelf.tsx';
import { cardsWithPage } from '../../titles/cards/cards-with-page.ts';
import { hasMyList } from '../../titles/my-list/listed-title.ts';
import { myListQuery } from '../../titles/my-list/my-list-query.ts';
import { LazySection, SectionFailed, useNearbyPart } from '../../titles/shelves/LazySection.tsx';
import { ShelfPlaceholder } from '../../titles/shelves/NamedShelf.tsx';
import type { WatchingProps } from './ContinueWatching.tsx';
import { HomeLive, HomeSlider, sliderQuery } from './HomeSlider.tsx';

/** No query is required: a failed section shows its own error. */
export async function fetchHome(page: Page): Promise<void> {
  await Promise.all([
    prefetch(page, sliderQuery(page)),
    prefetch(page, ask(page.api, 'getDiscover')),
    page.facts.signedIn && fetchOfViewer(page),
  ]);
}

/** Data that takes longer arrives after the page. */
const viewerTimeoutMs = 250;

/** Fetched with the page. A failed call does not delay the page, and a slow one not for long. */
async function fetchOfViewer(page: Page): Promise<void> {
  const { api, queryClient } = page;
  const fetched = Promise.all([
    prefetch(page, ask(api, 'listWatching')),
    prefetch(page, when(hasMyList(page), myListQuery(api))),
  ]);
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, viewerTimeoutMs))]);
  if (!import.meta.env.SSR) return;
  await queryClient.cancelQueries({ queryKey: keyOf('listWatching') });
  await queryClient.cancelQueries({ queryKey: keyOf('listMyTitles') });
}

export function homeMeta(_data: unknown, t: TFunction<'home'>, { brand, facts }: Page) {
  return {
    title: t('title'),
    description: brand.description[facts.locale],
  };
}

/** The home page in its default order. The brand's own shelves come before the plans. */
export function HomeScreen({ ownShelves }: { ownShelves?: ReactNode }) {
  const { parts, editorsWith } = useHomeParts();
  const middle = (
    <>
      {parts['my-rows']}
      {parts.top}
    </>
  );
  return (
    <>
      <HomeHeading />
      {parts.slider}
      <Sections>
        {parts.continue}
        {parts.editors ? (
          editorsWith(parts.live, middle)
        ) : (
          <>
            {parts.live}
            {middle}
          </>
        )}
        {ownShelves}
        {parts.plans}
      </Sections>
    </>
  );
}

export function HomeHeading() {
  const { brand, facts } = usePage();
  return (
    <VisuallyHidden as="h1">
      {brand.name[facts.locale]}: {brand.tagline[facts.locale]}
    </VisuallyHidden>
  );
}

const lateParts = {
  myRows: { load: () => import('./MyRows.tsx').then((each) => each.MyRows) },
  top: { load: () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf) },
  plans: { load: () => import('./PlansTeaser.tsx').then((each) => each.PlansTeaser) },
  watching: { load: () => import('./ContinueWatching.tsx').then((each) => each.ContinueWatching) },
};

/** Returns the parts of the home page. A part that the brand hides or the server does not have is null. */
export function useHomeParts() {
  const page = usePage();
  const { api, brand, facts } = page;
  const { plansPath } = useExistingPages();
  const client = useQueryClient();
  const { hide = [] } = brand.home?.options ?? {};
  const fetchSlider = () => client.fetchQuery({ ...sliderQuery(page), staleTime: 0 });
  const fetchShelves = () => client.fetchQuery({ ...ask(api, 'getDiscover'), staleTime: 0 });
  const watching = useWatching();
  const editorsWith = (early: ReactNode, middle: ReactNode) => (
    <HomeSection onRetry={fetchShelves}>
      <HomeShelves early={early} middle={middle} />
    </HomeSection>
  );
  const parts: Record<HomePart, ReactNode> = {
    slider: (
      <HomeSection onRetry={fetchSlider}>
        <HomeSlider
          short={watching.section !== null && !hide.includes('continue')}
          started={watching.started}
        />
      </HomeSection>
    ),
    continue: watching.section,
    live: (
      <HomeSection onRetry={fetchSlider}>
        <HomeLive />
      </HomeSection>
    ),
    editors: editorsWith(null, null),
    'my-rows':
      facts.signedIn && hasOperation(page, 'listMyRows') ? (
        <LazySection part={lateParts.myRows} />
      ) : null,
    top: hasOperation(page, 'getTop') ? <LazySection part={lateParts.top} item="ranked" /> : null,
    plans: plansPath() ? <LazySection part={lateParts.plans} /> : null,
  };
  for (const id of hide) parts[id] = null;
  return { parts, editorsWith };
}

/**
 * The titles that the viewer can continue. If they are not known in time, their section has its place and its height
 * until they are, whatever the answer, and the slider has no slide of them, so that nothing moves.
 */
function useWatching() {
  const { api, facts } = usePage();
  const query = when(facts.signedIn, ask(api, 'listWatching'));
  const items = useQuery({ ...query, ...storedForBack }).data?.items;
  const [isLate] = useState(items === undefined);
  const [started] = useState(items?.[0]);
  const count = items?.length ?? 0;
  const isShown = query.enabled !== false && (isLate || count > 0);
  const section = isShown ? (
    <WatchingSection isLate={isLate} isFew={!isLate && count <= 3} />
  ) : null;
  return { started, section };
}

function WatchingSection(props: WatchingProps) {
  const { ref, isNear, Part, hasFailed, retry } = useNearbyPart(lateParts.watching, 'home-late');
  if (Part) return <Part {...props} />;
  return (
    <ShelfSkeleton ref={ref} item={props.isFew ? 'few' : 'wide'} empty={!isNear}>
      {hasFailed ? <SectionFailed onRetry={retry} /> : null}
    </ShelfSkeleton>
  );
}

interface HomeSectionProps {
  onRetry: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * An error boundary for one section. On the server, `Suspense` skips a section that throws, and the browser tries
 * again.
 */
class HomeSection extends Component<HomeSectionProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { children, onRetry } = this.props;
    if (!this.state.hasFailed) return <Suspense>{children}</Suspense>;
    const retry = async () => {
      await onRetry();
      this.setState({ hasFailed: false });
    };
    return <SectionFailed onRetry={retry} />;
  }
}

/** The number of editors' shelves before `middle`. */
const rowsBefore = 3;

interface HomeShelvesProps {
  /** Shown after the first shelf, or alone if there are none. */
  early: ReactNode;
  /** Shown between the shelves, or alone if there are none. */
  middle: ReactNode;
}

function HomeShelves({ early, middle }: HomeShelvesProps) {
  const { t } = useTranslation('home');
  const page = usePage();
  const query = ask(page.api, 'getDiscover');
  const { data, isError, refetch } = useQuery(query);
  const isOffered = query.enabled !== false;
  if (!data && isOffered && !isError) {
    return (
      <>
        <ShelfPlaceholder />
        {early}
      </>
    );
  }
  const rows = rowsToShow(page, data ?? []);
  if (rows.length === 0) {
    return (
      <>
        {data ? <EmptyState title={t('empty')} text={t('emptyMore')} /> : null}
        {isError && !data ? <SectionFailed onRetry={refetch} /> : null}
        {early}
        {middle}
      </>
    );
  }
  const last = Math.min(rowsBefore, rows.length) - 1;
  return rows.map(({ id, title_fa, title_en, shape, items }, index) => (
    <Fragment key={id}>
      <CardShelf
        title={textIn(page.facts.locale, title_fa, title_en)}
        shape={shape}
        cards={items}
        isFirst={index === 0}
      />
      {index === 0 ? early : null}
      {index === last ? middle : null}
    </Fragment>
  ));
}

/** Returns the rows of a known shape, with the cards that have a page. */
function rowsToShow(page: Page, rows: readonly DiscoverRow[]): readonly DiscoverRow[] {
  return rows
    .filter(({ shape }) => isShelfShape(shape))
    .map((row) => ({ ...row, items: [...cardsWithPage(page, row.items)] }))
    .filter(({ items }) => items.length > 0);
}

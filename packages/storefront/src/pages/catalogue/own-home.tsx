import { ask } from '@parde/api-client/query';
import { VisuallyHidden } from '@parde/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { definePage } from '../../app/page/define-page.ts';
import { hasOperation, hasPage } from '../../app/page/operations.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { type HomePart, homeParts } from '../../brand/home.ts';
import '../../features/home/MyRows.css.ts';
import { fetchHome } from '../../features/home/fetch-home.ts';
import { HomeSection } from '../../features/home/HomeSection.tsx';
import { HomeShelves } from '../../features/home/HomeShelves.tsx';
import { HomeLive, HomeSlider } from '../../features/home/HomeSlider.tsx';
import { CustomShelf, fetchCustomShelf } from '../../features/home/OwnShelf.tsx';
import { useWatching } from '../../features/home/use-watching.tsx';
import { LazySection } from '../../titles/shelves/LazySection.tsx';

/** The home page as arranged by the brand, with the brand's shelves. */
export default definePage({
  namespace: 'home',
  async data(page) {
    await Promise.all([
      fetchHome(page),
      ...shelvesOf(page).map((shelf) => fetchCustomShelf(page, shelf)),
    ]);
  },
  meta: (_data, t, { brand, facts }) => ({
    title: t('title', { brand: brand.name[facts.locale] }),
    description: brand.description[facts.locale],
  }),
  Screen: CustomHomeScreen,
});

const shelvesOf = ({ brand }: Page) => brand.home?.options.shelves ?? [];

const loadMyRows = () => import('../../features/home/MyRows.tsx').then((each) => each.MyRows);
const loadTop = () => import('../../titles/shelves/TopShelf.tsx').then((each) => each.TopShelf);
const loadPlans = () =>
  import('../../features/home/PlansTeaser.tsx').then((each) => each.PlansTeaser);

function CustomHomeScreen() {
  const { brand, facts } = usePage();
  const isOrdered = brand.home?.options.order !== undefined;
  return (
    <>
      <VisuallyHidden as="h1">
        {brand.name[facts.locale]}: {brand.tagline[facts.locale]}
      </VisuallyHidden>
      {isOrdered ? <InOrder /> : <DefaultOrder />}
    </>
  );
}

/** The default order, without hidden parts and with the brand's shelves before the plans. */
function DefaultOrder() {
  const { parts, isWatchingFirst, editors } = useParts();
  const early = (
    <>
      {parts.live}
      {isWatchingFirst ? null : parts.continue}
    </>
  );
  const middle = (
    <>
      {parts['my-rows']}
      {parts.top}
    </>
  );
  const shelves = useCustomShelves();
  return (
    <>
      {parts.slider}
      <Sections>
        {isWatchingFirst ? parts.continue : null}
        {parts.editors ? editors(early, middle) : [early, middle].map(keyed)}
        {shelves.map(({ part }) => part)}
        {parts.plans}
      </Sections>
    </>
  );
}

const keyed = (part: ReactNode, index: number) => <Fragment key={index}>{part}</Fragment>;

/** The brand's order of parts. If the slider is first, it stays under the header. */
function InOrder() {
  const { brand } = usePage();
  const { parts } = useParts();
  const shelves = useCustomShelves();
  const all = new Map<string, ReactNode>([
    ...homeParts.filter((id) => id !== 'plans').map((id) => [id, parts[id]] as const),
    ...shelves.map(({ id, part }) => [id, part] as const),
    ['plans', parts.plans],
  ]);
  const ids = [...new Set([...(brand.home?.options.order ?? []), ...all.keys()])];
  const [first, ...others] = ids.filter((id) => all.get(id) !== null);
  const isSliderFirst = first === 'slider';
  const inSections = isSliderFirst || first === undefined ? others : [first, ...others];
  return (
    <>
      {isSliderFirst ? parts.slider : null}
      <Sections>
        {inSections.map((id) => (
          <Fragment key={id}>{all.get(id)}</Fragment>
        ))}
      </Sections>
    </>
  );
}

function useCustomShelves() {
  const page = usePage();
  const first = page.brand.home?.options.order?.[0];
  return shelvesOf(page).map((shelf) => ({
    id: shelf.id,
    part: <CustomShelf key={shelf.id} shelf={shelf} isFirst={shelf.id === first} />,
  }));
}

/** Returns the parts of the home page. A hidden or unavailable part is null. */
function useParts() {
  const page = usePage();
  const { api, brand, facts } = page;
  const client = useQueryClient();
  const { hide = [] } = brand.home?.options ?? {};
  const slider = ask(api, 'getSlider', { query: { ref: brand.sliderRef } });
  const fetchSlider = () => client.fetchQuery({ ...slider, staleTime: 0 });
  const fetchShelves = () => client.fetchQuery({ ...ask(api, 'getDiscover'), staleTime: 0 });
  const watching = useWatching();
  const isWatchingFirst = watching.isFirst && !hide.includes('continue');
  const editors = (early: ReactNode, middle: ReactNode) => (
    <HomeSection onRetry={fetchShelves}>
      <HomeShelves early={early} middle={middle} />
    </HomeSection>
  );
  const parts: Record<HomePart, ReactNode> = {
    slider: (
      <HomeSection onRetry={fetchSlider}>
        <HomeSlider short={isWatchingFirst} />
      </HomeSection>
    ),
    continue: watching.shelf,
    live: (
      <HomeSection onRetry={fetchSlider}>
        <HomeLive />
      </HomeSection>
    ),
    editors: editors(null, null),
    'my-rows':
      facts.signedIn && hasOperation(page, 'listMyRows') ? <LazySection load={loadMyRows} /> : null,
    top: hasOperation(page, 'getTop') ? <LazySection load={loadTop} item="ranked" /> : null,
    plans: hasPage(page, 'plans') ? <LazySection load={loadPlans} /> : null,
  };
  for (const id of hide) parts[id] = null;
  return { parts, isWatchingFirst, editors };
}

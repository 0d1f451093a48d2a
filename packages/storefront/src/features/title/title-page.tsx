import type { Card, TitleState, TitleType } from '@parde/api-client';
import {
  Container,
  isMotionReduced,
  MetaLine,
  Skeleton,
  Stack,
  TitleHero,
  VisuallyHidden,
} from '@parde/ui';
import { hashKey, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import {
  type ComponentType,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  ViewTransition,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useRevalidator } from 'react-router';
import { trackLoading } from '../../app/loading-bar-store.ts';
import { type DefinedPage, definePage } from '../../app/page/define-page.ts';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import type { Page } from '../../app/page/page.ts';
import { prefetch, prefetchPages, when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { isTitleType } from '../../content-id.ts';
import { type Named, nameOf, summaryOf } from '../../names/names.ts';
import { namePhrase, otherNamePhrase } from '../../names/phrases.ts';
import { findCard } from '../../titles/cards/find-card.ts';
import { hideSubscriptionFact, useTitleFacts } from '../../titles/facts/title-facts.tsx';
import {
  type TitleData,
  type TitleOf,
  titleData,
  titleQuery,
  titleStateQuery,
  useTitleState,
} from '../../titles/title-data.ts';
import {
  noReferral,
  type TitleOffer,
  titleCartQuery,
  useTitleOffer,
} from '../../titles/use-title-offer.ts';
import { InApp } from './InApp.tsx';
import * as styles from './TitleActions.css.ts';
import { similarQuery } from './TitleLayout.tsx';
import { TitleBadges } from './TitleTop.tsx';
import { titleJsonLd } from './title-json-ld.ts';

export interface TitlePageProps<Type extends TitleType> {
  /** The data as the API returns it. */
  readonly content: TitleOf<Type>;
  /** The fields that do not depend on the type. */
  readonly title: TitleData;
  readonly offer: TitleOffer;
  /** Undefined for guests. */
  readonly state: TitleState | undefined;
}

interface TitlePageDefinition<Type extends TitleType> {
  readonly type: Type;
  /** Renders a `TitleLayout` with the parts that only this type has. */
  readonly Page: ComponentType<TitlePageProps<Type>>;
  /** Replaces the document's title, which is the title's name. */
  documentTitle?(content: TitleOf<Type>, t: TFunction<'title'>, page: Page): string | undefined;
  /** Loads the data of the type's own sections on the server. */
  prefetch?(page: Page, content: TitleOf<Type>, url: URL): Promise<void>;
}

export interface TitlePage<Type extends TitleType> extends DefinedPage {
  readonly type: Type;
}

/** Defines the page of a type of titles. */
export function titlePage<Type extends TitleType>({
  type,
  Page,
  documentTitle,
  ...definition
}: TitlePageDefinition<Type>): TitlePage<Type> {
  const screen = () => <TitleRoute type={type} Page={Page} />;
  const defined = definePage({
    namespace: 'title',
    async data(page, { id = '' }, url) {
      const known = await loadTitle(page, { type, id });
      if (import.meta.env.SSR && 'content' in known) {
        await definition.prefetch?.(page, known.content, url);
      }
      return known;
    },
    meta(known, t, page) {
      if ('card' in known) return titleMeta(known.card, t, page);
      const { title, ...meta } = titleMeta(titleData(type, known.content), t, page);
      return { ...meta, title: documentTitle?.(known.content, t, page) ?? title };
    },
    Screen: screen,
  });
  return Object.assign(defined, { type });
}

type TitleRouteProps<Type extends TitleType> = Pick<TitlePageDefinition<Type>, 'type' | 'Page'>;

function TitleRoute<Type extends TitleType>(props: TitleRouteProps<Type>) {
  const { id = '' } = useParams();
  return (
    <InApp>
      <TitleScreen key={id} id={id} {...props} />
    </InApp>
  );
}

interface TitleScreenProps<Type extends TitleType> extends TitleRouteProps<Type> {
  id: string;
}

function TitleScreen<Type extends TitleType>({ type, id, Page }: TitleScreenProps<Type>) {
  const { content, card } = useTitle({ type, id });
  return (
    <>
      <PageTransition />
      {content ? (
        <LoadedTitle type={type} content={content} Page={Page} />
      ) : (
        <TitlePlaceholder card={card} />
      )}
    </>
  );
}

/**
 * React animates a navigation that adds or removes this boundary. The names of the elements that move are in the style
 * sheets. The boundary contains no picture, because React would wait for it.
 */
function PageTransition() {
  const [isAnimated] = useState(() => !import.meta.env.SSR && !isMotionReduced());
  const content = <span hidden />;
  return isAnimated ? <ViewTransition update="none">{content}</ViewTransition> : content;
}

interface LoadedTitleProps<Type extends TitleType> extends TitleRouteProps<Type> {
  content: TitleOf<Type>;
}

function LoadedTitle<Type extends TitleType>({ type, content, Page }: LoadedTitleProps<Type>) {
  const page = usePage();
  const title = titleData(type, content);
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? titleJsonLd(type, content, page) : undefined}</JsonLd>
      <Page
        content={content}
        title={title}
        offer={useTitleOffer(title)}
        state={useTitleState(title)}
      />
    </>
  );
}

interface Ref<Type extends TitleType> {
  readonly type: Type;
  readonly id: string;
}

/**
 * The server loads the complete page. The browser opens a title at once if its card is cached, and uses the card for
 * the head.
 */
async function loadTitle<Type extends TitleType>(
  page: Page,
  title: Ref<Type>,
): Promise<{ readonly content: TitleOf<Type> } | { readonly card: Card }> {
  const { api, queryClient } = page;
  const query = titleQuery(api, title);
  if (import.meta.env.SSR) {
    const [content] = await Promise.all([
      queryClient.ensureQueryData(query),
      prefetchRelated(page, title),
    ]);
    return { content };
  }
  const state = queryClient.getQueryState(query.queryKey);
  if (!page.isPrefetch) {
    if (failedKeys.delete(hashKey(query.queryKey)) && state?.error) throw state.error;
    const card = state?.data === undefined ? findCard(queryClient, title) : undefined;
    if (card) {
      // The loading bar shows that the title is still loading.
      void trackLoading(queryClient.prefetchQuery(query));
      return { card };
    }
  }
  return { content: await queryClient.ensureQueryData(query) };
}

/** Titles that failed after their page was shown from a card. The next load throws the error. */
const failedKeys = new Set<string>();

/**
 * Each query may fail without failing the page. A guest's data loads in the browser, because a guest's page is cached
 * for all guests.
 */
async function prefetchRelated(page: Page, title: Ref<TitleType>): Promise<void> {
  const { signedIn } = page.facts;
  await Promise.all([
    prefetchPages(page, similarQuery(page, title)),
    prefetch(page, when(signedIn, titleCartQuery(page, title, noReferral))),
    prefetch(page, titleStateQuery(page, title)),
  ]);
}

/** Returns the title, and its card while the title loads. */
function useTitle<Type extends TitleType>(title: Ref<Type>) {
  const { api, queryClient } = usePage();
  const query = titleQuery(api, title);
  const { data: content, isError } = useQuery(query);
  const [card] = useState(() => (content ? undefined : findCard(queryClient, title)));
  const { revalidate } = useRevalidator();
  const hasFailed = isError && content === undefined;
  // The loader throws the error, so that the error boundary handles it.
  const rethrowFromLoader = useEffectEvent(() => {
    failedKeys.add(hashKey(query.queryKey));
    void revalidate();
  });
  useEffect(() => {
    if (hasFailed) rethrowFromLoader();
  }, [hasFailed]);
  // A deferred value is rendered after the page transition, which would end if its elements were replaced.
  return { content: useDeferredValue(content), card };
}

/** A card has enough data, too. */
type MetaSource = Named &
  Pick<Card, 'poster' | 'backdrop'> & {
    readonly summary_fa?: string;
    readonly summary_en?: string | null;
  };

function titleMeta(title: MetaSource, t: TFunction<'title'>, { facts }: Page) {
  const { summary_fa = '', summary_en = null } = title;
  const summary = summaryOf({ summary_fa, summary_en }, facts.locale);
  return {
    title: t('title', { name: nameOf(title, facts.locale) }),
    description: summary === '' ? undefined : summary,
    image: title.backdrop ?? title.poster ?? undefined,
  };
}

/** Shown while the title loads. */
function TitlePlaceholder({ card }: { card: Card | undefined }) {
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
      badge={
        isTitleType(card.content_type) && (
          <TitleBadges type={card.content_type} badge={card.badge} />
        )
      }
      meta={<MetaLine items={factsOf(hideSubscriptionFact(card))} />}
      actions={
        <div className={styles.placeholder}>
          <span className={styles.waiting}>
            <Skeleton shape="control" />
          </span>
          <span className={styles.toolsPlaceholder} />
          <Skeleton />
          <Skeleton width="most" />
        </div>
      }
    />
  );
}

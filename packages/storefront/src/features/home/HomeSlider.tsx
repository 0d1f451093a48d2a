import type { Slide } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { elapsedFraction, formatTimeOfDay } from '@parde/domain';
import {
  Badge,
  Box,
  ButtonLink,
  Container,
  Heading,
  type HeroSlide,
  HeroSlider,
  InfoIcon,
  MetaLine,
  Picture,
  PlayIcon,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { useInsteadOfLink } from '../../app/modals/use-instead-of-link.ts';
import { useOpenModal } from '../../app/modals/use-modal.ts';
import { hasContentPage, hasOperation, hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { useBrand } from '../../brand/brand-context.tsx';
import { isTitleType } from '../../content-id.ts';
import { textIn } from '../../names/names.ts';
import { namePhrase, phrase, sentence } from '../../names/phrases.ts';
import { contentPath, path } from '../../paths.ts';
import { useTitleFacts } from '../../titles/facts/use-title-facts.tsx';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';
import * as styles from './HeroPlaceholder.css.ts';
import * as liveStyles from './HomeLive.css.ts';

/** Six facts can be read at a glance. These are only in the details. */
const besides: readonly string[] = ['dubbed', 'subtitled', 'access'];

/** A short slider leaves room for the titles that the viewer can continue. */
export function HomeSlider({ short }: { short: boolean }) {
  const { t } = useTranslation(['home', 'shell']);
  const page = usePage();
  const { api } = page;
  const { sliderRef } = useBrand();
  const enabled = hasOperation(page, 'getSlider');
  const { data, isError, refetch } = useQuery({
    ...ask(api, 'getSlider', { query: { ref: sliderRef } }),
    enabled,
  });
  const toSlide = useHeroSlide();
  if (isError && !data) {
    return (
      <HeroFrame>
        <SectionFailed onRetry={refetch} />
      </HeroFrame>
    );
  }
  if (!data && enabled) return <HeroPlaceholder />;
  const slides = (data?.sliders ?? []).filter(({ content_type: type }) =>
    hasContentPage(page, type),
  );
  if (slides.length === 0) return <Welcome />;
  return (
    <HeroSlider
      label={t('featured')}
      short={short}
      slides={slides.map(toSlide)}
      labels={{
        previous: t('shell:previousIn', { name: t('featured') }),
        next: t('shell:nextIn', { name: t('featured') }),
        pause: t('pauseSlides'),
        play: t('playSlides'),
        carousel: t('carousel'),
        slide: t('slideName'),
        position: (index, count) => t('slide', { index, count }),
      }}
    />
  );
}

/** Shown if there are no slides. */
function Welcome() {
  const { t } = useTranslation();
  const brand = useBrand();
  const page = usePage();
  const { locale } = page.facts;
  return (
    <HeroFrame>
      <Heading level={2} size="display" tone="onMedia">
        {brand.tagline[locale]}
      </Heading>
      {hasPage(page, 'cinema') ? (
        <span>
          <ButtonLink href={path('cinema')} variant="primary" size="lg">
            {t('cinema')}
          </ButtonLink>
        </span>
      ) : null}
    </HeroFrame>
  );
}

function useHeroSlide(): (slide: Slide) => HeroSlide {
  const { t } = useTranslation(['home', 'shell']);
  const { locale } = usePage().facts;
  const openModal = useOpenModal();
  const insteadOfLink = useInsteadOfLink();
  const factsOf = useTitleFacts();
  /** A channel has only its page, and no modal. */
  const openDetails = ({ content_type, content_id }: Slide, href: string) =>
    isTitleType(content_type)
      ? { onClick: insteadOfLink(href, () => openModal('content', { content_type, content_id })) }
      : {};
  return (slide) => {
    const href = contentPath(slide.content_type, slide.content_id);
    const title = phrase(textIn(locale, slide.title_fa, slide.title_en), locale);
    const facts = [
      ...factsOf({
        ...slide,
        // 0 is also the value if the server sends no age rating.
        age_rating: slide.age_rating || null,
      }),
      ...slide.genres.slice(0, 1).map((genre) => ({
        id: genre.key,
        content: <Name of={genre} />,
      })),
    ].filter(({ id }) => !besides.includes(id));
    return {
      id: slide.id,
      title,
      tagline: phrase(textIn(locale, slide.tagline_fa, slide.tagline_en), locale),
      picture: slide.backdrop,
      narrowPicture: slide.poster,
      meta: <MetaLine items={facts} oneLine />,
      actions: (
        <>
          <ButtonLink
            href={href}
            variant="primary"
            size="lg"
            icon={<PlayIcon />}
            label={sentence(title, (name) => t('watchOf', { name }))}
          >
            {t('watchNow')}
          </ButtonLink>
          <ButtonLink
            href={href}
            variant="overlay"
            size="lg"
            icon={<InfoIcon />}
            label={sentence(title, (name) => t('detailsOf', { name }))}
            {...openDetails(slide, href)}
          >
            {t('details')}
          </ButtonLink>
        </>
      ),
    };
  };
}

/** Has the slider's size, so that nothing below it moves. */
function HeroFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.textBlock}>{children}</div>
    </div>
  );
}

function HeroPlaceholder() {
  const { t } = useTranslation();
  return (
    <HeroFrame>
      <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
      <Skeleton width="half" />
      <Skeleton width="most" />
      <Skeleton shape="control" width="little" />
    </HeroFrame>
  );
}

/** The steps of the progress bar, so that two visits within a minute look alike. */
const steps = 20;

/** Uses the slider's answer, so it needs no request of its own. The slider reports the error. */
export function HomeLive() {
  const { t } = useTranslation('home');
  const page = usePage();
  const { api, facts } = page;
  const { locale, now } = facts;
  const isHydrated = useHydrated();
  const { sliderRef } = useBrand();
  const enabled = hasOperation(page, 'getSlider') && hasPage(page, 'live');
  const { data } = useQuery({
    ...ask(api, 'getSlider', { query: { ref: sliderRef } }),
    enabled,
  });
  const live = data?.live[0];
  if (!enabled || !live) return null;
  // The time of this render, because a clock that ticks costs a script.
  const time = Date.parse(now) + (isHydrated ? performance.now() : 0);
  const over = Math.round(elapsedFraction(live, time) * steps) / steps;
  return (
    <Container as="section">
      <Box surface="surface" corners="lg" className={liveStyles.strip}>
        <div className={liveStyles.picture}>
          <Picture
            picture={live.picture}
            alt=""
            ratio="fill"
            sizes="(min-width: 48rem) 10rem, 7rem"
          />
        </div>
        <div className={liveStyles.textBlock}>
          <div className={liveStyles.channel}>
            <Badge tone="live">{t('liveNow')}</Badge>
            <Heading level={2} size="md">
              <Name of={live} />
            </Heading>
          </div>
          <Text tone="muted" leading="ui">
            <ServerText>{textIn(locale, live.programme_fa, live.programme_en)}</ServerText>
          </Text>
        </div>
        <div className={liveStyles.times}>
          {t('liveTime', {
            start: formatTimeOfDay(live.starts_at, locale),
            end: formatTimeOfDay(live.ends_at, locale),
          })}
          <div className={liveStyles.bar}>
            <div className={liveStyles.over} style={{ inlineSize: `${over * 100}%` }} />
          </div>
        </div>
        <div className={liveStyles.action}>
          <ButtonLink
            href={contentPath('live', live.id)}
            icon={<PlayIcon />}
            label={sentence(namePhrase(live, locale), (name) => t('watchLiveOf', { name }))}
          >
            <span className={liveStyles.labelText}>{t('watchLive')}</span>
          </ButtonLink>
        </div>
      </Box>
    </Container>
  );
}

import type { Slide, WatchingItem } from '@parde/api-client';
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
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { insteadOfPage, useModal } from '../../app/modals/use-modal.ts';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { isTitleType } from '../../content-id.ts';
import { textIn } from '../../names/names.ts';
import { namePhrase, phrase, sentence } from '../../names/phrases.ts';
import { useTitleFacts } from '../../titles/facts/title-facts.tsx';
import { PreviewClip } from '../../titles/preview-clip/PreviewClip.tsx';
import { SectionFailed } from '../../titles/shelves/LazySection.tsx';
import * as styles from './HeroPlaceholder.css.ts';
import * as liveStyles from './HomeLive.css.ts';
import { useContinueSlide } from './use-continue-slide.tsx';

export const sliderQuery = ({ api, brand }: Pick<Page, 'api' | 'brand'>) =>
  ask(api, 'getSlider', { query: { ref: brand.sliderRef } });

/** Six facts can be read at a glance. These are only in the details. */
const besides: readonly string[] = ['dubbed', 'subtitled', 'access'];

interface HomeSliderProps {
  /** Leaves room for the titles that the viewer can continue. */
  short: boolean;
  /** The title of the first slide. */
  started: WatchingItem | undefined;
}

export function HomeSlider({ short, started }: HomeSliderProps) {
  const { t } = useTranslation(['home', 'shell']);
  const query = sliderQuery(usePage());
  const { data, isError, refetch } = useQuery(query);
  const toSlide = useHeroSlide();
  const continueSlide = useContinueSlide(started);
  if (isError && !data) {
    return (
      <div className={styles.failed}>
        <SectionFailed onRetry={refetch} />
      </div>
    );
  }
  if (!data && query.enabled !== false) return <HeroPlaceholder />;
  const slides = [
    ...(continueSlide ? [continueSlide] : []),
    ...(data?.sliders ?? []).flatMap((slide) => toSlide(slide) ?? []),
  ];
  if (slides.length === 0) return <Welcome />;
  return (
    <HeroSlider
      label={t('featured')}
      short={short}
      slides={slides}
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

/** Shown if there are no slides. As tall as its content, because without pictures the slider's size would be empty. */
function Welcome() {
  const { t } = useTranslation();
  const { brand, facts } = usePage();
  const cinema = useExistingPages().path('cinema');
  return (
    <div className={styles.welcome}>
      <Heading level={2} size="display" tone="onMedia">
        {brand.tagline[facts.locale]}
      </Heading>
      {cinema ? (
        <span>
          <ButtonLink href={cinema} variant="primary" size="lg">
            {t('cinema')}
          </ButtonLink>
        </span>
      ) : null}
    </div>
  );
}

/** Returns a function that makes a slide, or undefined for content without a page. */
function useHeroSlide(): (slide: Slide) => HeroSlide | undefined {
  const { t } = useTranslation(['home', 'shell']);
  const { locale } = usePage().facts;
  const { contentPath } = useExistingPages();
  const openContent = useModal('content');
  const factsOf = useTitleFacts();
  /** A channel has only its page, and no modal. */
  const openDetails = ({ content_type, content_id }: Slide) =>
    isTitleType(content_type)
      ? insteadOfPage(openContent, { content_type, content_id })
      : undefined;
  return (slide) => {
    const href = contentPath(slide.content_type, slide.content_id);
    if (href === undefined) return undefined;
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
      clip: slide.preview_clip ? <PreviewClip clip={slide.preview_clip} /> : null,
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
            onClick={openDetails(slide)}
          >
            {t('details')}
          </ButtonLink>
        </>
      ),
    };
  };
}

/** Has the slider's size, so that nothing below it moves. */
function HeroPlaceholder() {
  const { t } = useTranslation();
  return (
    <div className={styles.layout}>
      <div className={styles.textBlock}>
        <VisuallyHidden live="polite">{t('loading')}</VisuallyHidden>
        <Skeleton width="half" />
        <Skeleton width="most" />
        <Skeleton shape="control" width="little" />
      </div>
    </div>
  );
}

/** The steps of the progress bar, so that two visits within a minute look alike. */
const steps = 20;

/** Uses the slider's answer, so it needs no request of its own. The slider reports the error. */
export function HomeLive() {
  const { t } = useTranslation('home');
  const page = usePage();
  const { locale, now } = page.facts;
  const isHydrated = useHydrated();
  const { contentPath } = useExistingPages();
  const live = useQuery(sliderQuery(page)).data?.live[0];
  const href = live && contentPath('live', live.id);
  if (!live || !href) return null;
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
            href={href}
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

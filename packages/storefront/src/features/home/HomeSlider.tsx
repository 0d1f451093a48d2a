import type { Slide } from '@parde/api-client';
import { sliderQuery } from '@parde/api-client/query';
import { formatYear } from '@parde/domain';
import {
  ButtonLink,
  type HeroSlide,
  HeroSlider,
  InfoIcon,
  MetaLine,
  PlayIcon,
  VisuallyHidden,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../../brand/brand-context.tsx';
import { usePage } from '../../page/Storefront.tsx';
import { contentPath } from '../cards/content-path.ts';
import { HeroPlace, HeroPlaceholder } from './HeroPlaceholder.tsx';
import { SectionFailed } from './SectionFailed.tsx';

export function HomeSlider() {
  const { t } = useTranslation(['home', 'shell']);
  const { api } = usePage();
  const { sliderRef } = useBrand();
  const { data, isError, refetch } = useQuery(sliderQuery(api, { ref: sliderRef }));
  const toSlide = useHeroSlide();
  if (isError) {
    return (
      <HeroPlace>
        <SectionFailed onRetry={refetch} />
      </HeroPlace>
    );
  }
  if (!data) return <HeroPlaceholder />;
  if (data.sliders.length === 0) return null;
  return (
    <HeroSlider
      label={t('featured')}
      slides={data.sliders.map(toSlide)}
      labels={{
        previous: t('shell:previous'),
        next: t('shell:next'),
        carousel: t('carousel'),
        slide: t('slideName'),
        position: (index, count) => t('slide', { index, count }),
      }}
    />
  );
}

function useHeroSlide(): (slide: Slide) => HeroSlide {
  const { t } = useTranslation(['home', 'shell']);
  const { locale } = usePage().facts;
  return (slide) => {
    const path = contentPath(slide.content_type, slide.content_id);
    const title = locale === 'en' ? (slide.title_en ?? slide.title_fa) : slide.title_fa;
    const facts = [
      ...(slide.year === null ? [] : [{ id: 'year', content: formatYear(slide.year, locale) }]),
      ...slide.genres.map(({ key, name_fa, name_en }) => ({
        id: key,
        content: locale === 'en' ? name_en : name_fa,
      })),
    ];
    return {
      id: slide.id,
      title,
      tagline: locale === 'en' ? (slide.tagline_en ?? slide.tagline_fa) : slide.tagline_fa,
      picture: slide.backdrop,
      narrowPicture: slide.poster,
      meta: <MetaLine items={facts} />,
      actions: (
        <>
          <ButtonLink href={path} variant="primary" size="lg" icon={<PlayIcon />}>
            {t('watchNow')} <VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink href={path} variant="overlay" size="lg" icon={<InfoIcon />}>
            {t('details')} <VisuallyHidden>{title}</VisuallyHidden>
          </ButtonLink>
        </>
      ),
    };
  };
}

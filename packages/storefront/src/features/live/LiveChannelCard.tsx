import type { LiveChannel, Programme } from '@parde/api-client';
import { formatTimeOfDay } from '@parde/domain';
import { LiveCard, WideCard } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { contentPath } from '../../paths.ts';
import { nameOf } from '../../words/names.ts';
import { namePhrase, phrase } from '../../words/phrases.ts';

interface LiveChannelCardProps {
  live: LiveChannel;
  sizes?: string;
  loading?: 'lazy' | 'eager';
}

export function LiveChannelCard({ live, ...picture }: LiveChannelCardProps) {
  const { t } = useTranslation('live');
  const { locale } = usePage().facts;
  const line = (programme: Programme) => ({
    time: formatTimeOfDay(programme.starts_at, locale),
    title: namePhrase(programme, locale),
  });
  const { now, next } = live;
  const card = { ...picture, href: contentPath('live', live.id), title: namePhrase(live, locale) };
  if (!now) {
    return (
      <WideCard
        {...card}
        picture={live.picture}
        subtitle={
          next
            ? phrase(`${formatTimeOfDay(next.starts_at, locale)} · ${nameOf(next, locale)}`, locale)
            : undefined
        }
        badge={t('offAir')}
      />
    );
  }
  return (
    <LiveCard
      {...card}
      picture={now.picture ?? live.picture}
      liveLabel={t('live')}
      now={line(now)}
      next={next ? line(next) : undefined}
    />
  );
}

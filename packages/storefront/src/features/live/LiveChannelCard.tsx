import type { LiveChannel, Programme } from '@parde/api-client';
import { elapsedFraction, formatTimeOfDay } from '@parde/domain';
import { LiveCard } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { namePhrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';

interface LiveChannelCardProps {
  live: LiveChannel;
  sizes?: string;
  loading?: 'lazy' | 'eager';
}

export function LiveChannelCard({ live, ...picture }: LiveChannelCardProps) {
  const { t } = useTranslation('live');
  const { locale, now: stamp } = usePage().facts;
  const line = (programme: Programme) => ({
    time: formatTimeOfDay(programme.starts_at, locale),
    title: namePhrase(programme, locale),
  });
  const { now, next } = live;
  // The time of this render, because viewers do not look at a card for long, and a clock that ticks costs a script.
  const time = Date.parse(stamp) + (useHydrated() ? performance.now() : 0);
  return (
    <LiveCard
      {...picture}
      href={contentPath('live', live.id)}
      title={namePhrase(live, locale)}
      picture={now?.picture ?? live.picture}
      logo={live.logo}
      status={t(now ? 'live' : 'offAir')}
      now={now ? line(now) : undefined}
      next={next ? line(next) : undefined}
      progress={now ? elapsedFraction(now, time) : undefined}
    />
  );
}

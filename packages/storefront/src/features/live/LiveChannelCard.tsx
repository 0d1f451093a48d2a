import type { LiveChannel, Programme } from '@parde/api-client';
import { elapsedFraction, formatTimeOfDay } from '@parde/domain';
import { LiveCard, WideCard } from '@parde/ui';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';
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
  const { locale, now: stamp } = usePage().facts;
  const line = (programme: Programme) => ({
    time: formatTimeOfDay(programme.starts_at, locale),
    title: namePhrase(programme, locale),
  });
  const { now, next } = live;
  // As of this render: nobody looks at a card for long, and a clock that ticks costs a script.
  const time = Date.parse(stamp) + (useHydrated() ? performance.now() : 0);
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
      progress={elapsedFraction(now, time)}
    />
  );
}

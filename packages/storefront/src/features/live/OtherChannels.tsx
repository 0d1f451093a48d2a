import { livesQuery } from '@parde/api-client/query';
import { Shelf } from '@parde/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { path } from '../../paths.ts';
import { ChannelCard } from './ChannelCard.tsx';

/** Enough to turn to; all of them are one press further. */
const shown = 12;

/** What else is on. It is missed by nobody where it does not come. */
export function OtherChannels({ id }: { id: string }) {
  const { t } = useTranslation(['live', 'shell']);
  const { api } = usePage();
  const { data } = useInfiniteQuery(livesQuery(api));
  const others = data?.pages.flatMap(({ items }) => items).filter((live) => live.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Shelf
      title={t('others')}
      item="wide"
      all={{ href: path('lives'), label: t('all') }}
      labels={{ previous: t('shell:previous'), next: t('shell:next') }}
    >
      {others.slice(0, shown).map((live) => (
        <ChannelCard key={live.id} live={live} />
      ))}
    </Shelf>
  );
}

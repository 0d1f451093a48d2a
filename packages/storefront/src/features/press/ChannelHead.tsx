import type { Channel } from '@parde/api-client';
import { MetaLine, type MetaLineItem } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageHero } from '../../app/parts/PageHero.tsx';
import { PageTrail } from '../../app/parts/PageTrail.tsx';
import { descriptionOf, nameOf } from '../../names/names.ts';
import { contentPath, path } from '../../paths.ts';
import { FollowButton } from '../../titles/channels/FollowButton.tsx';
import { dayOf } from '../../titles/channels/issue-messages.ts';
import { describeRhythm } from './how-often.ts';

export function ChannelHead({ channel }: { channel: Channel }) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const { id, kind, logo, backdrop, latest, video_count: count } = channel;
  const name = nameOf(channel, locale);
  const rhythm = describeRhythm(channel);
  const day = latest ? dayOf(latest, locale) : undefined;
  const facts: (MetaLineItem | false | undefined)[] = [
    { id: 'kind', content: t(`kindNames.${kind}`) },
    count > 0 && {
      id: 'count',
      content: kind === 'studio' ? t('videos', { count }) : t('issues', { count }),
    },
    rhythm && { id: 'rhythm', content: t(`rhythms.${rhythm}`) },
    day !== undefined && { id: 'newest', content: t('newestWas', { date: day }) },
  ];
  return (
    <PageHero
      underHeader
      title={name}
      text={descriptionOf(channel, locale) || undefined}
      picture={backdrop ?? latest?.backdrop}
      portrait={logo ?? undefined}
      above={
        <PageTrail
          trail={[{ href: path('magazines-channels'), label: t('channels') }]}
          name={name}
          path={contentPath('channel', id)}
        />
      }
    >
      <MetaLine items={facts.filter((fact) => fact !== undefined && fact !== false)} />
      <FollowButton channel={channel} />
    </PageHero>
  );
}

import type { Video } from '@parde/api-client';
import { formatNumber } from '@parde/domain';
import { Link } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import {
  TitleLayout,
  type TitlePageProps,
  titlePage,
  useFacts,
} from '../../features/title/index.ts';

export default titlePage({ type: 'video', Page: VideoPage });

function VideoPage({ content: video, ...view }: TitlePageProps<'video'>) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const facts = useFacts();
  const { channel, issue } = video;
  const channelHref = useChannelPath(channel);
  return (
    <TitleLayout
      {...view}
      above={
        channel && channelHref ? (
          <Link href={channelHref} tone="inherit">
            <Name of={channel} />
          </Link>
        ) : null
      }
      facts={[
        { name: t('channel'), value: channel ? <ChannelName channel={channel} /> : '' },
        { name: t('issue'), value: issue ? formatNumber(issue.number, locale) : '' },
        { name: t('published'), value: facts.day(video.published_at) },
        ...facts.spoken(video),
        facts.accessible(video),
        facts.qualities(video.qualities),
      ]}
    />
  );
}

function useChannelPath(channel: Video['channel']): string | undefined {
  const { contentPath } = useExistingPages();
  return channel ? contentPath('channel', channel.id) : undefined;
}

function ChannelName({ channel }: { channel: NonNullable<Video['channel']> }) {
  const href = useChannelPath(channel);
  const name = <Name of={channel} />;
  return href ? <Link href={href}>{name}</Link> : name;
}

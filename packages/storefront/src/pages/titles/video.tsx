import { formatNumber } from '@parde/domain';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import {
  NameLink,
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
  const { contentPath } = useExistingPages();
  const channelHref = channel && contentPath('channel', channel.id);
  return (
    <TitleLayout
      {...view}
      above={
        channel && channelHref ? <NameLink of={channel} href={channelHref} tone="inherit" /> : null
      }
      facts={[
        {
          name: t('channel'),
          value: channel ? <NameLink of={channel} href={channelHref ?? undefined} /> : '',
        },
        { name: t('issue'), value: issue ? formatNumber(issue.number, locale) : '' },
        { name: t('published'), value: facts.day(video.published_at) },
        ...facts.spoken(video),
        facts.accessible(video),
        facts.qualities(video.qualities),
      ]}
    />
  );
}

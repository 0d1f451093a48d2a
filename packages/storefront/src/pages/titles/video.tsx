import type { Video } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatNumber } from '@parde/domain';
import { Link } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { definePage } from '../../app/page/define-page.ts';
import { JsonLd } from '../../app/page/JsonLd.tsx';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { LazyComments } from '../../features/title/comments/LazyComments.tsx';
import { FactList } from '../../features/title/FactList.tsx';
import { FullRateNotice } from '../../features/title/FullRateNotice.tsx';
import { loadTitle } from '../../features/title/load-title.ts';
import { PeopleShelf } from '../../features/title/PeopleShelf.tsx';
import { playTarget } from '../../features/title/play-targets.ts';
import { SimilarShelf } from '../../features/title/SimilarShelf.tsx';
import { TitlePlaceholder } from '../../features/title/TitlePlaceholder.tsx';
import { TitleTop } from '../../features/title/TitleTop.tsx';
import { videoJsonLd } from '../../features/title/title-json-ld.ts';
import { titleMeta } from '../../features/title/title-meta.ts';
import { useFacts } from '../../features/title/use-facts.tsx';
import { useTitle } from '../../features/title/use-title.ts';
import { useTitleState } from '../../features/title/use-title-state.ts';
import { contentPath } from '../../paths.ts';
import { useTitleOffer } from '../../titles/use-title-offer.ts';

export default definePage({
  namespace: 'title',
  data: (page, { id = '' }) =>
    loadTitle(page, { type: 'video', id }, ask(page.api, 'getVideo', { path: { id } })),
  meta: (video, t, page) => titleMeta(video, t, page),
  Screen: VideoRoute,
});

function VideoRoute() {
  const { id = '' } = useParams();
  return <VideoScreen key={id} id={id} />;
}

function VideoScreen({ id }: { id: string }) {
  const { api } = usePage();
  const known = useTitle({ type: 'video', id }, ask(api, 'getVideo', { path: { id } }));
  if (!known.title) return <TitlePlaceholder card={known.card} />;
  return <VideoPage video={known.title} />;
}

function VideoPage({ video }: { video: Video }) {
  const { t } = useTranslation('title');
  const page = usePage();
  const title = { ...video, type: 'video' } as const;
  const offer = useTitleOffer(title);
  const place = useTitleState(title)?.place;
  const { channel } = video;
  return (
    <>
      <JsonLd>{import.meta.env.SSR ? videoJsonLd(video, page) : undefined}</JsonLd>
      <TitleTop
        title={title}
        offer={offer}
        play={playTarget(title, place, t)}
        above={
          channel && hasPage(page, 'channel') ? (
            <Link href={contentPath('channel', channel.id)} tone="inherit">
              <Name of={channel} />
            </Link>
          ) : null
        }
        place={place}
      />
      <Sections>
        <FullRateNotice decision={offer.decision} />
        <VideoFacts video={video} />
        <PeopleShelf title={t('people')} people={video.people} />
        <SimilarShelf type="video" id={video.id} />
        <LazyComments type="video" id={video.id} />
      </Sections>
    </>
  );
}

function VideoFacts({ video }: { video: Video }) {
  const { t } = useTranslation('title');
  const { locale } = usePage().facts;
  const facts = useFacts();
  const { channel, issue } = video;
  return (
    <FactList
      facts={[
        {
          name: t('channel'),
          value: channel ? <ChannelName channel={channel} /> : '',
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

function ChannelName({ channel }: { channel: NonNullable<Video['channel']> }) {
  const page = usePage();
  const name = <Name of={channel} />;
  if (!hasPage(page, 'channel')) return name;
  return <Link href={contentPath('channel', channel.id)}>{name}</Link>;
}

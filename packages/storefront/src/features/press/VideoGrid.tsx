import type { ChannelKind, VideoItem } from '@parde/api-client';
import { formatDuration } from '@parde/domain';
import { CardSkeleton, IssueCard, IssueCardSkeleton, type PhraseData, WideCard } from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { nameOf } from '../../names/names.ts';
import { namePhrase, phrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { dayOf, issueNumber } from '../../titles/channels/issue-messages.ts';
import { PagedGrid } from '../../titles/grid/PagedGrid.tsx';
import type { VideoList } from './press-lists.ts';

interface VideoGridProps {
  list: VideoList;
  /** The studio has no issues, so its videos are shown by a still. */
  kind: ChannelKind;
  /** The name of the list. */
  label: PhraseData;
  total?: number | undefined;
  /** True for a list of several magazines. */
  isMixed?: boolean;
  empty: ReactNode;
}

export function VideoGrid({ list, kind, label, total, isMixed = false, empty }: VideoGridProps) {
  const isStudio = kind === 'studio';
  return (
    <PagedGrid
      list={list}
      item={isStudio ? 'cover' : 'poster'}
      label={label}
      total={total}
      renderItem={(video) =>
        isStudio ? <StudioVideo video={video} /> : <Issue video={video} isMixed={isMixed} />
      }
      placeholder={isStudio ? <CardSkeleton shape="wide" /> : <IssueCardSkeleton />}
      empty={empty}
    />
  );
}

function StudioVideo({ video }: { video: VideoItem }) {
  const { locale } = usePage().facts;
  const { id, backdrop, poster, duration_seconds: seconds } = video;
  const minutes = formatDuration(Math.max(1, Math.round(seconds / 60)), locale);
  return (
    <WideCard
      href={contentPath('video', id)}
      title={namePhrase(video, locale)}
      picture={backdrop ?? poster}
      subtitle={dayOf(video, locale)}
      {...(seconds > 0 && { duration: { value: minutes, label: minutes } })}
      sizes="(min-width: 48rem) 19vw, 45vw"
    />
  );
}

interface IssueProps {
  video: VideoItem;
  /** True in a list with issues of several magazines. */
  isMixed: boolean;
}

export function Issue({ video, isMixed }: IssueProps) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const { id, channel, issue, poster, backdrop } = video;
  // The name of a newspaper already contains the day.
  const day = dayOf(video, locale) ?? '';
  const magazine = nameOf(channel, locale);
  const number = issue ? issueNumber(issue, locale) : undefined;
  const kicker =
    number === undefined ? magazine : t(isMixed ? 'issueOf' : 'issue', { magazine, number });
  return (
    <IssueCard
      href={contentPath('video', id)}
      title={namePhrase(video, locale)}
      picture={poster ?? backdrop}
      kicker={phrase(kicker, locale)}
      date={nameOf(video, locale).includes(day) ? undefined : day}
    />
  );
}

import type { VideoItem } from '@parde/api-client';
import { IssueCard } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { nameOf } from '../../names/names.ts';
import { namePhrase, phrase } from '../../names/phrases.ts';
import { contentPath } from '../../paths.ts';
import { dayOf, issueNumber } from '../../titles/channels/issue-messages.ts';

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

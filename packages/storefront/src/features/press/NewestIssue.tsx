import { isApiError, type VideoItem } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { formatDuration } from '@parde/domain';
import {
  Badge,
  ButtonLink,
  Container,
  Heading,
  Inline,
  MetaLine,
  Picture,
  PlayIcon,
  Text,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPages } from '../../app/page/existing-pages.ts';
import { when } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { metaItems } from '../../app/parts/facts.ts';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { nameOf } from '../../names/names.ts';
import { namePhrase, phrase, sentence } from '../../names/phrases.ts';
import { contentPath, showPath } from '../../paths.ts';
import { dayOf, formatIssueLabel, issueNumber } from '../../titles/channels/issue-messages.ts';
import * as styles from './NewestIssue.css.ts';
import * as paperStyles from './Newspaper.css.ts';
import { Issue } from './VideoGrid.tsx';

interface NewestIssueProps {
  video: VideoItem;
  /** The heading of a page that begins with the issue. */
  head?: ReactNode;
  /** True if the channel is linked. The channel's own page does not need the link. */
  hasChannel?: boolean;
  /** The newest issues of other channels, shown beside the video if there is room. */
  others?: readonly VideoItem[];
}

const maxOthers = 3;

/** The newest issue, shown large. */
export function NewestIssue({ video, head, hasChannel = false, others = [] }: NewestIssueProps) {
  const { t } = useTranslation('press');
  const hasOthers = video.poster !== null && others.length >= maxOthers;
  const picture = video.poster ?? video.backdrop;
  const content = (
    <>
      <div className={styles.glow} style={{ backgroundColor: picture?.color ?? undefined }} />
      {head ? <div className={styles.head}>{head}</div> : null}
      <div className={layoutOf(video, hasOthers)}>
        <div className={video.poster ? styles.cover : styles.still}>
          <Picture
            picture={picture}
            alt=""
            ratio={video.poster ? 'poster' : 'wide'}
            sizes={
              video.poster ? '(min-width: 48rem) 19rem, 36vw' : '(min-width: 48rem) 34vw, 86vw'
            }
            loading={head ? 'eager' : 'lazy'}
            fetchPriority={head ? 'high' : undefined}
          />
        </div>
        <Messages video={video} hasChannel={hasChannel} />
        {hasOthers ? (
          <div className={styles.others}>
            <Heading level={2} size="sm" tone="onMediaMuted">
              {t('alsoNew')}
            </Heading>
            <ul className={styles.issues} aria-label={t('alsoNew')}>
              {others.slice(0, maxOthers).map((other) => (
                <li key={other.id}>
                  <Issue video={other} isMixed />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </>
  );
  return head ? (
    <header className={styles.top}>
      <Container>{content}</Container>
    </header>
  ) : (
    <Container>
      <section className={styles.panel}>{content}</section>
    </Container>
  );
}

function layoutOf({ poster }: VideoItem, hasOthers: boolean): string {
  if (hasOthers) return styles.withOthers;
  return poster ? styles.withCover : styles.columns;
}

function Messages({ video, hasChannel }: { video: VideoItem; hasChannel: boolean }) {
  const { t } = useTranslation(['press', 'shell']);
  const { locale } = usePage().facts;
  const { id, channel, issue, access, duration_seconds: seconds } = video;
  const name = nameOf(video, locale);
  const title = phrase(name, locale);
  const day = dayOf(video, locale);
  const facts = metaItems({
    number: issue && t('issue', { number: issueNumber(issue, locale) }),
    length: seconds > 0 && formatDuration(Math.max(1, Math.round(seconds / 60)), locale),
    date: day && !name.includes(day) && day,
  });
  return (
    <>
      <div className={styles.textBlock}>
        {hasChannel ? (
          <PageLink className={styles.magazine} href={contentPath('channel', channel.id)}>
            {channel.logo ? (
              <span className={styles.logo}>
                <Picture
                  picture={channel.logo}
                  alt=""
                  ratio="square"
                  sizes="2.5rem"
                  loading="eager"
                />
              </span>
            ) : null}
            <Name of={channel} />
          </PageLink>
        ) : null}
        <Inline space="xs">
          <Badge tone="media">{t(issue ? 'newestIssue' : 'newestVideo')}</Badge>
          {access === 'subscription' ? <Badge tone="media">{t('bySubscription')}</Badge> : null}
        </Inline>
        <Heading level={2} size="lg" tone="onMedia">
          <ServerText>{name}</ServerText>
        </Heading>
        <MetaLine items={facts} />
      </div>
      <div className={styles.actions}>
        <ButtonLink
          variant="primary"
          icon={<PlayIcon />}
          href={showPath({ type: 'video', id })}
          label={sentence(title, (name) => t('watchOf', { name }))}
        >
          {t('watch')}
        </ButtonLink>
        <ButtonLink
          href={contentPath('video', id)}
          label={sentence(title, (name) => t(issue ? 'aboutOf' : 'aboutVideoOf', { name }))}
        >
          {t(issue ? 'about' : 'aboutVideo')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The newest edition of the newspaper. */
export function Newspaper({ id }: { id: string }) {
  const { t } = useTranslation('press');
  const { api, facts } = usePage();
  const { locale } = facts;
  const allEditions = useExistingPages().contentPath('channel', id);
  const {
    data: paper,
    error,
    refetch,
    isFetching,
  } = useQuery(when(allEditions !== undefined, ask(api, 'getChannel', { path: { id } })));
  if (!paper && error) {
    // The brand has no newspaper.
    if (isApiError(error) && error.status === 404) return null;
    return (
      <Container>
        <Failed text={t('newspaperFailed')} loading={isFetching} onRetry={refetch} />
      </Container>
    );
  }
  if (!paper?.latest || !allEditions) return null;
  const { latest } = paper;
  return (
    <Container as="section">
      <div className={paperStyles.paper}>
        <div className={paperStyles.cover}>
          <Picture
            picture={latest.poster ?? latest.backdrop}
            alt=""
            ratio="poster"
            sizes="6.5rem"
          />
        </div>
        <div className={paperStyles.textBlock}>
          <Text as="span" size="sm" tone="accent" leading="ui" weight="medium">
            {t('newestEdition')}
          </Text>
          <Heading level={2} size="md">
            <Name of={paper} />
          </Heading>
          <Text as="span" tone="muted" leading="ui">
            {formatIssueLabel(latest, t, locale)}
          </Text>
        </div>
        <div className={paperStyles.actions}>
          <ButtonLink
            variant="primary"
            icon={<PlayIcon />}
            href={showPath({ type: 'video', id: latest.id })}
            label={sentence(namePhrase(latest, locale), (name) => t('watchOf', { name }))}
          >
            {t('watch')}
          </ButtonLink>
          <ButtonLink href={allEditions}>{t('allEditions')}</ButtonLink>
        </div>
      </div>
    </Container>
  );
}

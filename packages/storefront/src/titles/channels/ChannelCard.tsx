import type { Channel, VideoItem } from '@parde/api-client';
import { Heading, Picture, Skeleton, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { PageLink } from '../../app/parts/PageLink.tsx';
import { Name, ServerText } from '../../app/parts/ServerText.tsx';
import { descriptionOf } from '../../names/names.ts';
import { contentPath } from '../../paths.ts';
import * as styles from './ChannelCard.css.ts';
import { FollowButton } from './FollowButton.tsx';
import { formatIssueLabel } from './issue-messages.ts';

interface ChannelCardProps {
  channel: Channel;
  loading?: 'lazy' | 'eager';
}

export function ChannelCard({ channel, loading = 'lazy' }: ChannelCardProps) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const { id, kind, logo, latest, video_count: count } = channel;
  const about = descriptionOf(channel, locale);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <span className={styles.logo}>
          <Picture picture={logo} alt="" ratio="square" sizes="4rem" loading={loading} />
        </span>
        <div className={styles.names}>
          <Heading level={2} size="sm">
            <PageLink className={styles.link} href={contentPath('channel', id)}>
              <Name of={channel} />
            </PageLink>
          </Heading>
          {count > 0 ? (
            <Text as="span" size="sm" tone="muted" leading="ui">
              {t(kind === 'studio' ? 'videos' : 'issues', { count })}
            </Text>
          ) : null}
        </div>
        <span className={styles.action}>
          <FollowButton channel={channel} size="sm" />
        </span>
      </div>
      <div className={styles.about}>
        <Text as="div" size="sm" tone="muted" leading="ui" lines={4}>
          <ServerText>{about || t(`kindNames.${kind}`)}</ServerText>
        </Text>
      </div>
      {latest ? (
        <NewestLink video={latest} loading={loading} />
      ) : (
        <div className={styles.nothing}>
          <Text as="span" size="sm" tone="muted" leading="ui">
            {t('nothingYet')}
          </Text>
        </div>
      )}
    </article>
  );
}

function NewestLink({ video, loading }: { video: VideoItem; loading: 'lazy' | 'eager' }) {
  const { t } = useTranslation('press');
  const { locale } = usePage().facts;
  const { poster, backdrop } = video;
  return (
    <PageLink className={styles.newest} href={contentPath('video', video.id)}>
      <span className={poster ? styles.cover : styles.still}>
        <Picture
          picture={poster ?? backdrop}
          alt=""
          ratio={poster ? 'poster' : 'wide'}
          sizes="5.5rem"
          loading={loading}
        />
      </span>
      <span className={styles.names}>
        <Text as="span" size="sm" weight="strong" leading="ui" lines={4}>
          <Name of={video} />
        </Text>
        <Text as="span" size="sm" tone="muted" leading="ui">
          {formatIssueLabel(video, t, locale)}
        </Text>
      </span>
    </PageLink>
  );
}

/** The placeholder of a channel card that is loading. */
export function ChannelCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <span className={styles.logo}>
          <Skeleton shape="poster" />
        </span>
        <Skeleton width="most" />
      </div>
      <div className={styles.about}>
        <Skeleton width="most" />
      </div>
      <div className={styles.nothing}>
        <Skeleton width="half" />
      </div>
    </div>
  );
}

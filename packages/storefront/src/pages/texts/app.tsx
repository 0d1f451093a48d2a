import type { AppDetails } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { megabyte } from '@parde/domain';
import {
  ButtonLink,
  Container,
  DownloadIcon,
  EmptyState,
  ExternalLinkIcon,
  Heading,
  Stack,
  Text,
} from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { HomeLink } from '../../app/page/PageMessage.tsx';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { formatBytes } from '../../app/parts/file-size.ts';
import { Note } from '../../app/parts/Note.tsx';
import * as styles from './app.css.ts';

export default definePage({
  namespace: 'app',
  data: (page) => prefetch(page, ask(page.api, 'getAppDetails')),
  meta: (_data, t) => ({ title: t('name'), description: t('text') }),
  Screen: AppScreen,
});

const platforms = ['android', 'ios', 'android_tv', 'windows'] as const;

/** The API may have platforms that have no name in the messages yet. */
function AppScreen() {
  const { t } = useTranslation('app');
  const { api, brand } = usePage();
  const { data, isError, refetch } = useQuery(ask(api, 'getAppDetails'));
  const apps = (data?.apps ?? []).filter(({ platform }) => platforms.includes(platform));
  return (
    <div className={styles.page}>
      <Container>
        <Stack space="xl" align="center">
          <Stack space="md" align="center">
            <span className={styles.mark}>
              <svg
                className={styles.drawing}
                viewBox="0 0 24 24"
                aria-hidden="true"
                focusable="false"
              >
                <path d={brand.logo.mark} fill="currentcolor" />
              </svg>
            </span>
            <Heading level={1} size="xl" align="center">
              {t('name')}
            </Heading>
            <Text tone="muted" align="center" measure>
              {t('text')}
            </Text>
          </Stack>
          {data && apps.length === 0 ? <EmptyState title={t('none')} text={t('noneMore')} /> : null}
          {!data && isError ? <Failed text={t('failed')} onRetry={refetch} /> : null}
          {apps.length > 0 ? (
            <ul className={styles.apps}>
              {apps.map((app) => (
                <AppTile key={app.platform} app={app} />
              ))}
            </ul>
          ) : null}
          <HomeLink variant="secondary" />
        </Stack>
      </Container>
    </div>
  );
}

function AppTile({ app }: { app: NonNullable<AppDetails['apps']>[number] }) {
  const { t } = useTranslation('app');
  const shell = usePage().i18n.t;
  const { platform, url, version, size_bytes: bytes } = app;
  const isFile = bytes !== null;
  const device = t(`device.${platform}`);
  return (
    <li className={styles.app}>
      <Stack space="xxs">
        <Heading level={2} size="sm">
          {device}
        </Heading>
        <Note leading="ui">
          {isFile ? formatBytes(Math.max(bytes, megabyte), shell) : t('inStore')}
          {version === null ? null : (
            <>
              {' · '}
              {t('version')} <bdi dir="ltr">{version}</bdi>
            </>
          )}
        </Note>
      </Stack>
      <ButtonLink
        href={url}
        fullWidth
        icon={isFile ? <DownloadIcon /> : <ExternalLinkIcon />}
        label={t('getFor', { device })}
      >
        {t('get')}
      </ButtonLink>
    </li>
  );
}

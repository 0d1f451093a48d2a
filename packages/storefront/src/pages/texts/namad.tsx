import { ask } from '@parde/api-client/query';
import { Container, EmptyState, Heading, InfoIcon, Stack, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { definePage } from '../../app/page/define-page.ts';
import { HomeLink } from '../../app/page/PageMessage.tsx';
import { prefetch } from '../../app/page/queries.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { Sections } from '../../app/parts/Sections.tsx';
import { useUserCheck } from '../../app/session/use-viewer.ts';
import { type TrustBadge, trustBadges } from '../../shell/footer/trust-badges.ts';
import * as styles from './namad.css.ts';

export default definePage({
  namespace: 'texts',
  // The badges may fail without failing the page.
  data: (page) => prefetch(page, ask(page.api, 'getTrustBadges')),
  meta: (_data, t) => ({
    title: t('title', { name: t('badges') }),
    description: t('badgesDescription'),
  }),
  Screen: NamadScreen,
});

/** Shows the shop's badges from the two state offices, and how a viewer can verify them. */
function NamadScreen() {
  const { t } = useTranslation('texts');
  const { api } = usePage();
  const query = useQuery(ask(api, 'getTrustBadges'));
  const badges = trustBadges(query.data, useUserCheck());
  return (
    <Sections>
      <Container width="text">
        <div className={styles.page}>
          <Stack space="sm">
            <Heading level={1}>{t('badges')}</Heading>
            {badges.length > 0 ? <Text>{t('badgesText')}</Text> : null}
          </Stack>
          {badges.length > 0 ? (
            <ul className={styles.badges}>
              {badges.map((badge) => (
                <li key={badge.name} className={styles.badge}>
                  <Badge badge={badge} />
                </li>
              ))}
            </ul>
          ) : null}
          {badges.length === 0 && query.data !== undefined ? (
            <EmptyState
              icon={<InfoIcon size="xl" />}
              title={t('noBadges')}
              text={t('noBadgesMore')}
            />
          ) : null}
          {query.data === undefined && query.error ? (
            <Failed
              text={t('badgesNotLoaded')}
              error={query.error}
              loading={query.isFetching}
              onRetry={() => query.refetch()}
            />
          ) : null}
          <div>
            <HomeLink variant="secondary" />
          </div>
        </div>
      </Container>
    </Sections>
  );
}

function Badge({ badge: { name, href, picture } }: { badge: TrustBadge }) {
  const { t } = useTranslation(['texts', 'shell']);
  const { imageOrigins } = usePage().facts;
  const [isBroken, setBroken] = useState(false);
  const hasPicture = imageOrigins.includes(new URL(picture).origin) && !isBroken;
  return (
    <Stack space="xs">
      <a
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener"
        // The issuers check the referring site and show its badge.
        referrerPolicy="origin"
      >
        {/* The picture has no alternative text, because the heading contains the name. */}
        <span className={hasPicture ? `${styles.seal} ${styles.withPicture}` : styles.seal}>
          {hasPicture ? (
            <img
              // The picture may have failed before hydration.
              ref={(image) => {
                if (image?.complete && image.naturalWidth === 0) setBroken(true);
              }}
              className={styles.picture}
              src={picture}
              alt=""
              width={150}
              height={150}
              decoding="async"
              referrerPolicy="origin"
              onError={() => setBroken(true)}
            />
          ) : (
            <span aria-hidden="true">{t(`shell:${name}`)}</span>
          )}
        </span>
        <Heading level={2} size="sm">
          {t(`shell:${name}`)}
        </Heading>
      </a>
      <Text size="sm">{t(`badge.${name}`)}</Text>
      <Text size="sm" tone="muted">
        {t('verify')}{' '}
        <bdi dir="ltr" className={styles.host}>
          {new URL(href).host}
        </bdi>
      </Text>
    </Stack>
  );
}

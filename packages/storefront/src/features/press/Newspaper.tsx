import { isApiError } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { ButtonLink, Container, Heading, Picture, PlayIcon, Text } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasPage } from '../../app/page/operations.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { Name } from '../../app/parts/ServerText.tsx';
import { namePhrase, sentence } from '../../names/phrases.ts';
import { contentPath, showPath } from '../../paths.ts';
import { formatIssueLabel } from '../../titles/channels/issue-messages.ts';
import * as styles from './Newspaper.css.ts';

/** The newest edition of the newspaper. */
export function Newspaper({ id }: { id: string }) {
  const { t } = useTranslation('press');
  const page = usePage();
  const { api, facts } = page;
  const { locale } = facts;
  const {
    data: paper,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...ask(api, 'getChannel', { path: { id } }),
    enabled: hasPage(page, 'channel'),
  });
  if (!paper && error) {
    // The brand has no newspaper.
    if (isApiError(error) && error.status === 404) return null;
    return (
      <Container>
        <Failed text={t('newspaperFailed')} loading={isFetching} onRetry={refetch} />
      </Container>
    );
  }
  if (!paper?.latest) return null;
  const { latest } = paper;
  return (
    <Container as="section">
      <div className={styles.paper}>
        <div className={styles.cover}>
          <Picture
            picture={latest.poster ?? latest.backdrop}
            alt=""
            ratio="poster"
            sizes="6.5rem"
          />
        </div>
        <div className={styles.textBlock}>
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
        <div className={styles.actions}>
          <ButtonLink
            variant="primary"
            icon={<PlayIcon />}
            href={showPath({ type: 'video', id: latest.id })}
            label={sentence(namePhrase(latest, locale), (name) => t('watchOf', { name }))}
          >
            {t('watch')}
          </ButtonLink>
          <ButtonLink href={contentPath('channel', id)}>{t('allEditions')}</ButtonLink>
        </div>
      </div>
    </Container>
  );
}

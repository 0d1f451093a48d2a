import { Button, Container, EmptyState, ErrorState, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { HomeLink } from './HomeLink.tsx';
import * as styles from './PageMessage.css.ts';
import { Sections } from './Sections.tsx';

interface PageMessageProps {
  kind: 'notFound' | 'unknownGuard' | 'failed' | 'outOfReach';
  /** By which support finds what happened. */
  requestId?: string | undefined;
  /** In place of loading the document again. */
  onRetry?: () => void;
}

const reload = () => window.location.reload();

/** A page that could not be shown: it says why, and gives a way on. */
export function PageMessage({ kind, requestId, onRetry = reload }: PageMessageProps) {
  const { t } = useTranslation();
  return (
    <Sections>
      <Container width="text">
        {kind === 'failed' || kind === 'outOfReach' ? (
          <ErrorState
            headingLevel={1}
            title={t(kind)}
            text={t(`${kind}More`)}
            live
            actions={
              <>
                <Button variant="primary" onClick={onRetry}>
                  {t('tryAgain')}
                </Button>
                <HomeLink variant="secondary" />
              </>
            }
          />
        ) : (
          <EmptyState
            headingLevel={1}
            title={t(kind)}
            text={t(`${kind}More`)}
            actions={<HomeLink />}
          />
        )}
        {requestId === undefined ? null : (
          <Text size="sm" tone="muted" align="center">
            {t('requestId')}:{' '}
            <bdi dir="ltr" className={styles.requestId}>
              {requestId}
            </bdi>
          </Text>
        )}
      </Container>
    </Sections>
  );
}

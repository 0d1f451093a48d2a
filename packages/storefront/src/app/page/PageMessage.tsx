import {
  Button,
  ButtonLink,
  type ButtonVariant,
  Container,
  EmptyState,
  ErrorState,
  Text,
} from '@parde/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kidsHome, path } from '../../paths.ts';
import { Sections } from '../parts/Sections.tsx';
import { usePage } from './Storefront.tsx';

interface PageMessageProps {
  kind: 'notFound' | 'unknownGuard' | 'failed' | 'outOfReach';
  /** The id by which support finds the request in the log. */
  requestId?: string | undefined;
  /** True if the page failed because the API answers signed-in users only. */
  needsSignIn?: boolean;
  /** The action of the retry button. By default, it reloads the document. */
  onRetry?: () => void;
  /** Further links of a page that was not found. */
  children?: ReactNode;
}

const reload = () => window.location.reload();

/** The message that replaces a missing or failed page. */
export function PageMessage({
  kind,
  requestId,
  needsSignIn = false,
  onRetry = reload,
  children,
}: PageMessageProps) {
  const { t } = useTranslation();
  return (
    <Sections>
      <Container width="text">
        {kind === 'failed' || kind === 'outOfReach' ? (
          <ErrorState
            headingLevel={1}
            title={t(kind)}
            text={t(needsSignIn ? 'signInFirst' : `${kind}More`)}
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
            actions={
              <>
                <HomeLink />
                {children}
              </>
            }
          />
        )}
        {requestId === undefined ? null : (
          <Text size="sm" tone="muted" align="center">
            {/* The id is on one line, because viewers read it out on the telephone. */}
            {t('requestId')}:{' '}
            <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
              {requestId}
            </bdi>
          </Text>
        )}
      </Container>
    </Sections>
  );
}

export function HomeLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { t } = useTranslation();
  const { kids } = usePage().facts;
  return (
    <ButtonLink href={kids === undefined ? path('home') : kidsHome} variant={variant}>
      {t('goHome')}
    </ButtonLink>
  );
}

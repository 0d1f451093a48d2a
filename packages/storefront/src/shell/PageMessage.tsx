import { Button, ButtonLink, Container, EmptyState, ErrorState } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { Sections } from './Sections.tsx';
import { useRouteRow } from './use-route-row.ts';

type PageMessageKind = 'soon' | 'notFound' | 'failed';

/** A page that has no content of its own to show: it says why, and gives a way on. */
export function PageMessage({ kind }: { kind: PageMessageKind }) {
  const { t } = useTranslation();
  // A page without a header stands by itself: there is nowhere else to go.
  const { layout } = useRouteRow();
  const home =
    layout === 'body' ? null : (
      <ButtonLink href="/" variant={kind === 'failed' ? 'secondary' : 'primary'}>
        {t('goHome')}
      </ButtonLink>
    );
  return (
    <Sections>
      <Container width="text">
        {kind === 'failed' ? (
          <ErrorState
            headingLevel={1}
            title={t('failed')}
            text={t('failedMore')}
            live
            actions={
              <>
                <Button variant="primary" onClick={() => window.location.reload()}>
                  {t('tryAgain')}
                </Button>
                {home}
              </>
            }
          />
        ) : (
          <EmptyState headingLevel={1} title={t(kind)} text={t(`${kind}More`)} actions={home} />
        )}
      </Container>
    </Sections>
  );
}

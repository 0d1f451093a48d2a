import { isApiError } from '@parde/api-client';
import { type LinkComponentProps, LinkProvider } from '@parde/ui';
import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { checkConnection, whenConnected } from '../app/connection.ts';
import { useRouteRow } from '../app/hooks/use-route-row.ts';
import { trackLoading } from '../app/loading-bar-store.ts';
import { loadedPages } from '../app/page/define-page.ts';
import { FailedPageHead } from '../app/page/PageHead.tsx';
import { PageMessage } from '../app/page/PageMessage.tsx';
import { usePage } from '../app/page/Storefront.tsx';

export function PageError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <FailedPageHead title={t(isMissing ? 'notFound' : 'failed')} />
      <ErrorMessage error={error} />
    </>
  );
}

function ErrorMessage({ error }: { error: unknown }) {
  const failed = useFailedRequest(error);
  const Missing = loadedPages.get(useRouteRow().screen)?.Missing;
  if (isApiError(error) && error.kind === 'network') return <PageNetworkError />;
  if (!isRouteErrorResponse(error)) return <PageMessage kind="failed" {...failed} />;
  if (error.status === 404) return Missing ? <Missing /> : <PageMessage kind="notFound" />;
  const kind = error.data === 'Unknown middleware' ? 'unknownGuard' : 'failed';
  return <PageMessage kind={kind} {...failed} />;
}

/**
 * The error page for errors of the layout around all pages. The broken state may still be in memory, so its links
 * load a new document.
 */
export function ShellError() {
  return (
    <LinkProvider component={DocumentLink}>
      <main>
        <PageError />
      </main>
    </LinkProvider>
  );
}

function DocumentLink(anchor: LinkComponentProps) {
  return <a {...anchor} target="_self" />;
}

/** Shown if the connection was lost. Loads the page again when the connection is back or when the viewer retries. */
function PageNetworkError() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isShown = true;
    // The failed request may be from before the loss of the connection, so test the connection first.
    void checkConnection()
      .then(whenConnected)
      .then(() => {
        if (isShown) void revalidate();
      });
    return () => {
      isShown = false;
    };
  }, [revalidate]);
  return (
    <PageMessage
      kind="outOfReach"
      onRetry={() => void trackLoading(checkConnection().then(revalidate))}
    />
  );
}

function useFailedRequest(
  error: unknown,
): Pick<ComponentProps<typeof PageMessage>, 'requestId' | 'needsSignIn'> {
  const { facts, failedRequest } = usePage();
  const { pathname } = useLocation();
  if (isApiError(error)) {
    const needsSignIn = error.kind === 'unauthorized' && !facts.signedIn;
    return { requestId: error.requestId, needsSignIn };
  }
  if (failedRequest?.pathname !== pathname) return {};
  return { requestId: failedRequest.id, needsSignIn: failedRequest.needsSignIn };
}

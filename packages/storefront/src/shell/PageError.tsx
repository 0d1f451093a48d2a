import { isApiError } from '@parde/api-client';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { checkConnection, whenConnected } from '../app/connection.ts';
import { trackLoading } from '../app/loading-bar-store.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { PageMessage } from '../app/parts/PageMessage.tsx';

/** What a page shows in place of its content: it does not exist, may not be judged, or could not be made. */
export function PageError() {
  const error = useRouteError();
  const requestId = useFailedRequest(error);
  if (isApiError(error) && error.kind === 'network') return <PageNetworkError />;
  if (!isRouteErrorResponse(error)) return <PageMessage kind="failed" requestId={requestId} />;
  if (error.status === 404) return <PageMessage kind="notFound" />;
  const kind = error.data === 'Unknown middleware' ? 'unknownGuard' : 'failed';
  return <PageMessage kind={kind} requestId={requestId} />;
}

/** The error page where the frame around all pages is what failed. */
export function ShellError() {
  return (
    <main>
      <PageError />
    </main>
  );
}

/** The line broke while the page came. It is asked for again in place, by a press or when the line is back. */
function PageNetworkError() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let isShown = true;
    // The question that failed may have been asked a moment before the line was known to be dead.
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

/** The request that support finds in the logs: the one that the page itself needed, or the page's own. */
function useFailedRequest(error: unknown): string | undefined {
  const { failedRequest } = usePage();
  const { pathname } = useLocation();
  if (isApiError(error)) return error.requestId;
  return failedRequest?.pathname === pathname ? failedRequest.id : undefined;
}

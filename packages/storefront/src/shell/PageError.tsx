import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageMessage } from './PageMessage.tsx';

/** What a page shows in place of its content: it does not exist, or it could not be made. */
export function PageError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <PageMessage kind={isMissing ? 'notFound' : 'failed'} />;
}

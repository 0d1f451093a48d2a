import { isApiError } from '@parde/api-client';
import { logoutMutation } from '@parde/api-client/query';
import { useMutation } from '@tanstack/react-query';
import { usePage } from '../page/Storefront.tsx';
import { tellOtherTabs } from './other-tabs.ts';

/** Signs out and loads the page anew, as a guest's. It fails only where no answer came: then the session stays. */
export function useLogOut() {
  const { api } = usePage();
  const { mutate, isPending, isError } = useMutation({
    ...logoutMutation(api),
    onSettled: (_answer, error) => {
      // Whatever the API said, this site's server has closed the session when it answered.
      if (isApiError(error) && error.status === undefined) return;
      tellOtherTabs('ended');
      window.location.reload();
    },
  });
  return { logOut: () => mutate(), isPending, isError };
}

import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../../../app/page/Storefront.tsx';

/** Asked anew each time: another tab or device may have paid. */
export function useWallet() {
  const { api } = usePage();
  return useQuery({ ...ask(api, 'getWallet'), refetchOnMount: 'always' });
}

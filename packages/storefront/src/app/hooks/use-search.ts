import { useLocation } from 'react-router';

/** The query of the address that the page was drawn for. */
export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

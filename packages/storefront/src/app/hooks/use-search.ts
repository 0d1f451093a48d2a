import { useLocation } from 'react-router';

export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

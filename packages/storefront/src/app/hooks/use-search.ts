import { useLocation, useNavigate } from 'react-router';

export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/**
 * Stores the selection of a part of the page in the address, so that it survives a reload and sharing. Without a
 * value, the parameter is removed. The address's fragment stays.
 */
export function useSearchParam(
  name: string,
): [value: string | null, select: (value: string | undefined) => void] {
  const search = useSearch();
  const { hash } = useLocation();
  const navigate = useNavigate();
  return [
    search.get(name),
    (value) => {
      const next = new URLSearchParams(search);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      void navigate(`?${next}${hash}`, { replace: true, preventScrollReset: true });
    },
  ];
}

import { useLocation, useNavigate } from 'react-router';

export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/**
 * What shows in a part of the page, kept in the address to survive reload and sharing. Without a value it is not there.
 * The place on the page that the address names stays.
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

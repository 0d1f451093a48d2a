import { useLocation, useNavigate } from 'react-router';

export function useSearch(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** What shows in a part of the page, kept in the address to survive reload and sharing. Without a value it is not there. */
export function useSearchParam(
  name: string,
): [value: string | null, select: (value: string | undefined) => void] {
  const search = useSearch();
  const navigate = useNavigate();
  return [
    search.get(name),
    (value) => {
      const next = new URLSearchParams(search);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      void navigate(`?${next}`, { replace: true, preventScrollReset: true });
    },
  ];
}

import { type ComponentType, useState } from 'react';
import type { FilterSheetProps } from './FilterSheet.tsx';

/** The sheet, whose code comes when it is first wanted. Each opening begins with what holds then. */
export function useFilterSheet() {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const [state, setState] = useState({ open: false, opening: 0 });
  return {
    Sheet,
    ...state,
    /** Fails where the code does not come. */
    async show() {
      if (!Sheet) {
        const { FilterSheet } = await import('./FilterSheet.tsx');
        setSheet(() => FilterSheet);
      }
      setState(({ opening }) => ({ open: true, opening: opening + 1 }));
    },
    close: () => setState((before) => ({ ...before, open: false })),
  };
}

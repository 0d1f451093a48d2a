import { Chip } from '@parde/ui';
import { type ComponentType, useRef, useState } from 'react';
import { loadChunk, onChunkError } from '../../app/errors/load-chunk.ts';
import type { ChipMenuProps } from './ChipMenu.tsx';

const load = () => import('./ChipMenu.tsx');

const prefetch = () => {
  load().catch(() => {
    // A click reports the failure.
  });
};

const onIntent = { onPointerEnter: prefetch, onFocus: prefetch };

interface MenuChipProps extends Omit<ChipMenuProps, 'anchor'> {
  className: string;
}

/** A chip that opens a menu. The menu is loaded on the first click. */
export function MenuChip({ className, chip, items }: MenuChipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<ChipMenuProps>>();
  return (
    <span ref={anchor} className={className} {...onIntent}>
      {Loaded ? (
        <Loaded chip={chip} items={items} anchor={anchor} />
      ) : (
        <Chip
          {...chip}
          aria-haspopup="menu"
          aria-expanded={false}
          onClick={(event) => {
            chip.onClick?.(event);
            if (event.defaultPrevented) return;
            loadChunk(load).then(
              ({ ChipMenu }) => setLoaded(() => ChipMenu),
              onChunkError(() => {
                // Another click retries.
              }),
            );
          }}
        />
      )}
    </span>
  );
}

import { Chip, type ChipProps, Menu, type MenuProps } from '@parde/ui';
import { type RefObject, useEffect } from 'react';

export interface ChipMenuProps extends Pick<MenuProps, 'items'> {
  chip: ChipProps;
  /** What the chip stands in, before and after. */
  place: RefObject<HTMLElement | null>;
}

/** Comes when its chip was pressed, and opens at once. */
export function ChipMenu({ chip, items, place }: ChipMenuProps) {
  const { onClick: onChipClick, ...rest } = chip;
  useEffect(() => place.current?.querySelector('button')?.click(), [place]);
  return (
    <Menu
      label={chip.label}
      items={items}
      trigger={({ onClick, ...button }) => (
        <Chip
          {...rest}
          {...button}
          onClick={(event) => {
            onChipClick?.(event);
            if (!event.defaultPrevented) onClick?.(event);
          }}
        />
      )}
    />
  );
}

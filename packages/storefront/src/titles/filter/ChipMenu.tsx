import { Chip, type ChipProps, Menu, type MenuProps } from '@parde/ui';
import { type RefObject, useEffect } from 'react';

export interface ChipMenuProps extends Pick<MenuProps, 'items'> {
  chip: ChipProps;
  /** The element around the chip, before and after the menu is loaded. */
  anchor: RefObject<HTMLElement | null>;
}

/** Rendered after a click on its chip, and opens the menu at once. */
export function ChipMenu({ chip, items, anchor }: ChipMenuProps) {
  const { onClick: onChipClick, ...rest } = chip;
  useEffect(() => anchor.current?.querySelector('button')?.click(), [anchor]);
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

import { type ReactNode, useEffect } from 'react';
import { classes } from '../../internal/classes.ts';
import * as popover from '../../internal/popover.css.ts';
import { usePopover } from '../../internal/use-popover.ts';
import type { ButtonElementProps } from '../Button/Button.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { useLinkComponent } from '../Link/link-context.ts';
import * as styles from './Menu.css.ts';
import { moveMenuFocus } from './menu-keys.ts';

interface MenuItemLooks {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'default' | 'danger';
  /** For a choice of one: whether this is it. */
  checked?: boolean;
}

/** It leads somewhere, or it does something. */
export type MenuItem = MenuItemLooks &
  ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** Spread over the `Button` or `IconButton` that opens the menu. */
export type MenuTriggerProps = Pick<
  ButtonElementProps,
  'ref' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'onClick'
>;

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: MenuTriggerProps) => ReactNode;
}

/** A short list of things to do, or of one choice, behind a button. */
export function Menu({ label, items, trigger }: MenuProps) {
  const { open, panel, close, buttonProps, panelProps } = usePopover();
  const Anchor = useLinkComponent();

  useEffect(() => {
    if (!open) return;
    const chosen = panel.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? panel.current?.querySelector<HTMLElement>('[role^="menuitem"]'))?.focus();
  }, [open, panel]);

  return (
    <>
      {trigger({ ...buttonProps, 'aria-haspopup': 'menu' })}
      <div
        {...panelProps}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={classes(popover.popover, styles.menu)}
        onKeyDown={(event) => {
          if (event.key === 'Tab' || event.key === 'Escape') {
            event.preventDefault();
            close();
          } else moveMenuFocus(event);
        }}
      >
        {items.map(({ id, label: words, icon, tone = 'default', checked, href, onSelect }) => {
          const className = classes(styles.item, styles.tones[tone]);
          const content = (
            <>
              {icon ? <span className={styles.icon}>{icon}</span> : null}
              <span className={styles.words}>{words}</span>
              {checked ? (
                <span className={styles.chosen}>
                  <CheckIcon />
                </span>
              ) : null}
            </>
          );
          if (href !== undefined) {
            return (
              <Anchor
                key={id}
                role="menuitem"
                tabIndex={-1}
                className={className}
                href={href}
                onClick={close}
              >
                {content}
              </Anchor>
            );
          }
          return (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              className={className}
              onClick={() => {
                close();
                onSelect();
              }}
              {...(checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': checked })}
            >
              {content}
            </button>
          );
        })}
      </div>
    </>
  );
}

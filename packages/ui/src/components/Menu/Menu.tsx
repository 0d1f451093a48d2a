'use client';

import { type ReactNode, useEffect } from 'react';
import { classes } from '../../internal/classes.ts';
import * as popover from '../../internal/popover.css.ts';
import { usePopover } from '../../internal/use-popover.ts';
import type { ButtonElementProps } from '../Button/Button.tsx';
import { CheckIcon } from '../icons/CheckIcon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import * as styles from './Menu.css.ts';
import { moveMenuFocus } from './menu-keys.ts';

interface MenuItemBase {
  id: string;
  label: PhraseData;
  icon?: ReactNode;
  /** Shown at the end of the item, such as a count. */
  end?: string | undefined;
  tone?: 'default' | 'danger';
  /** True for the selected option of a choice. */
  checked?: boolean;
  /** True if the item is announced but does nothing. */
  disabled?: boolean;
}

/** An item is either a link or an action. */
export type MenuItem = MenuItemBase &
  ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void });

/** Props for the `Button` or `IconButton` that opens the menu. */
export type MenuTriggerProps = Pick<
  ButtonElementProps,
  'ref' | 'popoverTarget' | 'aria-haspopup' | 'aria-expanded' | 'onClick'
>;

export interface MenuProps {
  label: string;
  /**
   * The items. A function creates them when the menu opens, so that a page with many menus has no elements for them
   * until then.
   */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  trigger: (props: MenuTriggerProps) => ReactNode;
}

/** A short list of actions, or of options for one choice, behind a button. */
export function Menu({ label, items, trigger }: MenuProps) {
  const { open, panel, close, buttonProps, panelProps } = usePopover();

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
        {itemsOf(items, open).map((item) => (
          <Line key={item.id} item={item} close={close} />
        ))}
      </div>
    </>
  );
}

const none: readonly MenuItem[] = [];

function itemsOf(items: MenuProps['items'], open: boolean): readonly MenuItem[] {
  if (typeof items !== 'function') return items;
  return open ? items() : none;
}

function Line({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, icon, end, tone = 'default', checked, disabled = false, href, onSelect } = item;
  const className = classes(styles.item, styles.tones[tone]);
  const content = (
    <>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.textBlock}>
        {typeof label === 'string' ? label : <Phrase>{label}</Phrase>}
      </span>
      {end === undefined ? null : <span className={styles.end}>{end}</span>}
      {checked ? (
        <span className={styles.chosen}>
          <CheckIcon />
        </span>
      ) : null}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor role="menuitem" tabIndex={-1} className={className} href={href} onClick={close}>
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={className}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (disabled) return;
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
}

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

interface MenuItemLooks {
  id: string;
  label: PhraseData;
  icon?: ReactNode;
  /** At the end of the line: how much there is of it. */
  end?: string | undefined;
  tone?: 'default' | 'danger';
  /** For a choice of one: whether this is it. */
  checked?: boolean;
  /** It is heard, and does nothing. */
  disabled?: boolean;
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
  /** A function makes them when the menu opens: a page of many menus does without their elements till then. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  trigger: (props: MenuTriggerProps) => ReactNode;
}

/** A short list of things to do, or of one choice, behind a button. */
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
      <span className={styles.words}>
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

'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { arrowDirection } from '../../internal/scroll-track.ts';
import { Phrase, type PhraseData } from '../Phrase/Phrase.tsx';
import * as styles from './Tabs.css.ts';

export interface Tab {
  id: string;
  label: PhraseData;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the row. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the selected tab. The parent component stores it, often in the address. */
  selected: string;
  onSelect: (id: string) => void;
  /** Actions for the selected tab, at the end of the row, or below it on a phone. */
  end?: ReactNode;
}

/** Views of one subject, shown one at a time. Only the selected view is rendered. */
export function Tabs({ label, tabs, selected, onSelect, end }: TabsProps) {
  const group = useId();
  const idOf = (id: string) => `${group}-${id}`;
  const current = tabs.find(({ id }) => id === selected);
  const list = useRef<HTMLDivElement>(null);

  // Scrolls only the row, never the page, until the selected tab is in the middle.
  useEffect(() => {
    const row = list.current?.getBoundingClientRect();
    const tab = document.getElementById(`${group}-${selected}`)?.getBoundingClientRect();
    if (!row || !tab) return;
    list.current?.scrollBy({ left: (tab.left + tab.right - row.left - row.right) / 2 });
  }, [group, selected]);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const here = tabs.findIndex(({ id }) => id === selected);
    const step = arrowDirection(event.key, event.currentTarget);
    const targets: Record<string, number> = { Home: 0, End: tabs.length - 1 };
    const index = step ? (here + step + tabs.length) % tabs.length : targets[event.key];
    const next = index === undefined ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    document.getElementById(idOf(next.id))?.focus({ preventScroll: true });
    onSelect(next.id);
  };

  return (
    <div className={styles.tabs}>
      <div className={styles.head}>
        <div
          ref={list}
          className={styles.list}
          role="tablist"
          aria-label={label}
          onKeyDown={moveFocus}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={idOf(tab.id)}
              className={styles.tab}
              aria-selected={tab.id === selected}
              aria-controls={tab.id === selected ? `${group}-panel` : undefined}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              <Phrase>{tab.label}</Phrase>
            </button>
          ))}
        </div>
        {end ? <div className={styles.end}>{end}</div> : null}
      </div>
      {current ? (
        <div id={`${group}-panel`} role="tabpanel" aria-labelledby={idOf(current.id)}>
          {current.content}
        </div>
      ) : null}
    </div>
  );
}

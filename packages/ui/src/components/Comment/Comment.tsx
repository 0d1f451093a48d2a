'use client';

import { type ReactNode, useId, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Phrase, type PhraseData, phraseParts } from '../Phrase/Phrase.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import * as styles from './Comment.css.ts';

export interface CommentProps {
  author: PhraseData;
  picture?: PictureData | null | undefined;
  /** The formatted time, and the timestamp. */
  time: { text: string; dateTime: string };
  /** After the name: a `Badge` for the studio's own answers. */
  badge?: ReactNode;
  text: PhraseData;
  /** Contains a spoiler: hidden until the viewer asks. */
  spoiler?: { warning: string; show: string };
  /** Buttons, small and quiet: like, answer. */
  actions?: ReactNode;
  /** A `Menu` of what is seldom wanted: report. At the end of the name's line. */
  menu?: ReactNode;
  /** The replies. */
  children?: ReactNode;
}

/** The pressed button is gone, so the focus moves to what it revealed. */
const receiveFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** A viewer's comment. */
export function Comment({
  author,
  picture,
  time,
  badge,
  text,
  spoiler,
  actions,
  menu,
  children,
}: CommentProps) {
  const [shown, setShown] = useState(false);
  const authorId = useId();
  const words = phraseParts(text);
  return (
    <article className={styles.comment} aria-labelledby={authorId}>
      <Avatar name={phraseParts(author).text} picture={picture} />
      <div className={styles.head}>
        <Phrase className={styles.author} id={authorId}>
          {author}
        </Phrase>
        {badge}
        <time className={styles.time} dateTime={time.dateTime}>
          {time.text}
        </time>
        {menu ? <div className={styles.menu}>{menu}</div> : null}
      </div>
      <div className={styles.body}>
        {spoiler && !shown ? (
          <div className={styles.spoiler}>
            {spoiler.warning}{' '}
            <Button size="sm" variant="ghost" onClick={() => setShown(true)}>
              {spoiler.show}
            </Button>
          </div>
        ) : (
          <p
            className={styles.text}
            lang={words.lang}
            dir="auto"
            ref={shown ? receiveFocus : undefined}
            tabIndex={shown ? -1 : undefined}
          >
            {words.text}
          </p>
        )}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children ? <div className={styles.replies}>{children}</div> : null}
    </article>
  );
}

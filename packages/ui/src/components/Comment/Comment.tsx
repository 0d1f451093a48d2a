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
  /** The formatted time, and the machine-readable timestamp. */
  time: { text: string; dateTime: string };
  /** After the name: a `Badge` for the studio's own answers. */
  badge?: ReactNode;
  text: PhraseData;
  /** Set if the text contains a spoiler, which is hidden until the viewer chooses to see it. */
  spoiler?: { warning: string; show: string };
  /** Small, subdued buttons: like, answer. */
  actions?: ReactNode;
  /** A `Menu` of rarely used actions, such as report, at the end of the name's line. */
  menu?: ReactNode;
  /** The replies. */
  children?: ReactNode;
}

/** The clicked button is removed, so the focus moves to the revealed text. */
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
  const messages = phraseParts(text);
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
            <Button
              size="sm"
              variant="ghost"
              label={[`${spoiler.show}: `, author]}
              onClick={() => setShown(true)}
            >
              {spoiler.show}
            </Button>
          </div>
        ) : (
          <p
            className={styles.text}
            lang={messages.lang}
            dir="auto"
            ref={shown ? receiveFocus : undefined}
            tabIndex={shown ? -1 : undefined}
          >
            {messages.text}
          </p>
        )}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children ? <div className={styles.replies}>{children}</div> : null}
    </article>
  );
}

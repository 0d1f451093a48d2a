import {
  Button,
  CalendarIcon,
  CardIcon,
  CloseIcon,
  DownloadIcon,
  InfoIcon,
  type PhrasesData,
  phrasesText,
  TicketIcon,
  UserIcon,
  WarningIcon,
} from '@parde/ui';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { PlayerWords } from '../messages/player-messages.ts';
import { usePlayer } from '../player-context.ts';
import type { PlayerMessage } from '../player-message.ts';
import { ControlButton } from './ControlButton.tsx';
import { Line } from './Line.tsx';
import * as styles from './message.css.ts';

interface MessageProps {
  message: PlayerMessage;
  words: PlayerWords;
  onAccept: () => void;
  onClose: (() => void) | undefined;
  stage: RefObject<HTMLElement | null>;
  inPage: boolean;
}

/** Explains why nothing plays, and what the viewer can do about it. */
export function Message({ message, words, onAccept, onClose, stage, inPage }: MessageProps) {
  const { media } = usePlayer();
  const { icon, title, text, actions } = contentOf(message, words, onAccept);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const { kind } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another message.
  useLayoutEffect(() => {
    const [box, player] = [ref.current, stage.current];
    const focused = document.activeElement;
    if (!box || !player || box.contains(focused)) return;
    // The controls are inert now, so a focused control loses the focus.
    const isOurs = player.contains(focused) || (!inPage && focused?.contains(player));
    if (!isOurs) return;
    box.focus({ preventScroll: true });
    return () => {
      if (box.contains(document.activeElement)) player.focus({ preventScroll: true });
    };
  }, [kind, stage, inPage]);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: either role has a name and a description.
    <div
      ref={ref}
      className={styles.message}
      role={kind === 'problem' ? 'alert' : 'group'}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      tabIndex={-1}
    >
      <span className={styles.icon}>{icon}</span>
      {phrasesText(media.title) ? <Line className={styles.film}>{media.title}</Line> : null}
      <p className={styles.title} id={`${id}title`}>
        {title}
      </p>
      <Line className={styles.text} id={`${id}text`}>
        {text}
      </Line>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {onClose ? (
        <div className={styles.close}>
          <ControlButton label={words.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
      ) : null}
    </div>
  );
}

interface Content {
  icon: ReactNode;
  title: string;
  text: PhrasesData;
  actions?: ReactNode;
}

function contentOf(message: PlayerMessage, words: PlayerWords, onAccept: () => void): Content {
  switch (message.kind) {
    case 'problem':
      return {
        icon: <WarningIcon />,
        title: words.problem,
        text: message.text ?? words.problemText,
        actions: message.onRetry ? (
          <Button variant="primary" onClick={message.onRetry}>
            {words.retry}
          </Button>
        ) : null,
      };
    case 'subscribe':
      return {
        icon: <TicketIcon />,
        title: words.subscribe,
        text: message.text ?? words.subscribeText,
        actions: (
          <>
            <Button variant="primary" onClick={message.onSubscribe}>
              {words.subscribeAction}
            </Button>
            {message.onSignIn ? (
              <Button variant="overlay" onClick={message.onSignIn}>
                {words.signIn}
              </Button>
            ) : null}
          </>
        ),
      };
    case 'sign-in':
      return {
        icon: <UserIcon />,
        title: words.signInToWatch,
        text: message.text ?? words.signInToWatchText,
        actions: (
          <Button variant="primary" onClick={message.onSignIn}>
            {words.signInAction}
          </Button>
        ),
      };
    case 'purchase':
      return {
        icon: <CardIcon />,
        title: words.purchase,
        text: message.text ?? words.purchaseText,
        actions: (
          <Button variant="primary" onClick={message.onPurchase}>
            {message.price === null ? words.purchaseAction : words.purchaseFor(message.price)}
          </Button>
        ),
      };
    case 'not-released':
      return {
        icon: <CalendarIcon />,
        title: words.notReleased,
        text: message.date ? words.notReleasedOn(message.date) : words.notReleasedYet,
      };
    case 'no-download':
      return {
        icon: <DownloadIcon />,
        title: words.noDownload,
        text: message.text ?? words.noDownloadText,
      };
    case 'full-rate':
      return {
        icon: <InfoIcon />,
        title: words.fullRate,
        text: message.text,
        actions: (
          <Button variant="primary" onClick={onAccept}>
            {words.fullRateAction}
          </Button>
        ),
      };
  }
}

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
import type { PlayerMessages } from '../../messages/player-messages.ts';
import { usePlayer } from '../../player-context.ts';
import type { PlayerMessage } from '../../player-message.ts';
import { ControlButton } from '../ControlButton.tsx';
import { Line } from '../seek-bar/Line.tsx';
import * as styles from './message.css.ts';

interface MessageProps {
  message: PlayerMessage;
  messages: PlayerMessages;
  onAccept: () => void;
  onClose: (() => void) | undefined;
  stage: RefObject<HTMLElement | null>;
  inPage: boolean;
}

/** Explains why nothing plays, and what the viewer can do about it. */
export function Message({ message, messages, onAccept, onClose, stage, inPage }: MessageProps) {
  const { media } = usePlayer();
  const { icon, title, text, actions } = contentOf(message, messages, onAccept);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const { kind } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another message.
  useLayoutEffect(() => {
    const [box, player] = [ref.current, stage.current];
    const focused = document.activeElement;
    if (!box || !player || box.contains(focused)) return;
    // The controls are inert now, so a focused control loses the focus.
    const isFocusInside = player.contains(focused) || (!inPage && focused?.contains(player));
    if (!isFocusInside) return;
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
          <ControlButton label={messages.close} icon={<CloseIcon />} onClick={onClose} />
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

function contentOf(
  message: PlayerMessage,
  messages: PlayerMessages,
  onAccept: () => void,
): Content {
  switch (message.kind) {
    case 'problem':
      return {
        icon: <WarningIcon />,
        title: messages.problem,
        text: message.text ?? messages.problemText,
        actions: message.onRetry ? primary(message.onRetry, messages.retry) : null,
      };
    case 'subscribe':
      return {
        icon: <TicketIcon />,
        title: messages.subscribe,
        text: message.text ?? messages.subscribeText,
        actions: (
          <>
            {primary(message.onSubscribe, messages.subscribeAction)}
            {message.onSignIn ? (
              <Button variant="overlay" onClick={message.onSignIn}>
                {messages.signIn}
              </Button>
            ) : null}
          </>
        ),
      };
    case 'sign-in':
      return {
        icon: <UserIcon />,
        title: messages.signInToWatch,
        text: message.text ?? messages.signInToWatchText,
        actions: primary(message.onSignIn, messages.signInAction),
      };
    case 'purchase':
      return {
        icon: <CardIcon />,
        title: messages.purchase,
        text: message.text ?? messages.purchaseText,
        actions: primary(
          message.onPurchase,
          message.price === null ? messages.purchaseAction : messages.purchaseFor(message.price),
        ),
      };
    case 'not-released':
      return {
        icon: <CalendarIcon />,
        title: messages.notReleased,
        text: message.date ? messages.notReleasedOn(message.date) : messages.notReleasedYet,
      };
    case 'no-download':
      return {
        icon: <DownloadIcon />,
        title: messages.noDownload,
        text: message.text ?? messages.noDownloadText,
      };
    case 'full-rate':
      return {
        icon: <InfoIcon />,
        title: messages.fullRate,
        text: message.text,
        actions: primary(onAccept, messages.fullRateAction),
      };
  }
}

const primary = (onClick: () => void, label: string) => (
  <Button variant="primary" onClick={onClick}>
    {label}
  </Button>
);

import { ChevronDownIcon, CloseIcon } from '@parde/ui';
import { usePlayer } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';
import { Line } from './seek-bar/Line.tsx';
import * as styles from './stage.css.ts';

/**
 * The title and the page's actions, between the buttons that leave the player. The bar has the page's direction; each
 * line of text has its own.
 */
export function TopBar() {
  const { media, messages, controls, onClose, onMinimise, actions } = usePlayer();
  return (
    <div className={styles.top}>
      {onMinimise ? (
        <ControlButton label={messages.minimise} icon={<ChevronDownIcon />} onClick={onMinimise} />
      ) : null}
      <div className={styles.titles}>
        <Line className={styles.title}>{media.title}</Line>
        {media.subtitle ? <Line className={styles.subtitle}>{media.subtitle}</Line> : null}
      </div>
      {actions.map(({ id, label, icon, opens, onSelect }) => (
        <ControlButton
          key={id}
          label={label}
          icon={icon}
          aria-haspopup={opens}
          onClick={() => {
            controls.pause();
            onSelect();
          }}
        />
      ))}
      {onClose ? (
        <ControlButton label={messages.close} icon={<CloseIcon />} onClick={onClose} />
      ) : null}
    </div>
  );
}

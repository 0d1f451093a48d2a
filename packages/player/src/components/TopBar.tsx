import { ChevronBackIcon } from '@parde/ui';
import { usePlayer } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';
import { Line } from './seek-bar/Line.tsx';
import * as styles from './stage.css.ts';

/**
 * The back button, the title and the page's actions. The bar has the page's direction; each line of text has its own.
 */
export function TopBar() {
  const { media, messages, controls, onClose, actions } = usePlayer();
  return (
    <div className={styles.top}>
      {onClose ? (
        <ControlButton label={messages.close} icon={<ChevronBackIcon />} onClick={onClose} />
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
    </div>
  );
}

import { CloseIcon } from '@parde/ui';
import { usePlayer } from '../player-context.ts';
import { ControlButton } from './ControlButton.tsx';
import * as styles from './stage.css.ts';

/** The title and the close button, in the direction of the page. */
export function TopBar() {
  const { media, words, onClose } = usePlayer();
  return (
    <div className={styles.top}>
      <div className={styles.titles}>
        <p className={styles.title} dir="auto">
          {media.title}
        </p>
        {media.subtitle ? (
          <p className={styles.subtitle} dir="auto">
            {media.subtitle}
          </p>
        ) : null}
      </div>
      {onClose ? (
        <ControlButton label={words.close} icon={<CloseIcon />} onClick={onClose} />
      ) : null}
    </div>
  );
}

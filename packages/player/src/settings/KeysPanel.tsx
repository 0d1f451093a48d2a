import { Dialog } from '@parde/ui';
import { count } from '../format.ts';
import { usePlayer } from '../player-context.ts';
import * as styles from './panel.css.ts';

interface KeysPanelProps {
  onClose: () => void;
}

/** The keyboard shortcuts, with a row for each key. */
export function KeysPanel({ onClose }: KeysPanelProps) {
  const { messages, locale } = usePlayer();
  const { keyNames } = messages;
  const digits = `${count(locale, 0)}–${count(locale, 9)}`;
  const back = (seconds: number) => messages.back(count(locale, seconds));
  const forward = (seconds: number) => messages.forward(count(locale, seconds));
  const lines: readonly (readonly [string, string])[] = [
    [messages.space, keyNames.play],
    ['Enter', keyNames.play],
    ['k', keyNames.play],
    ['j', back(10)],
    ['l', forward(10)],
    ['←', back(5)],
    ['→', forward(5)],
    ['↑', keyNames.louder],
    ['↓', keyNames.quieter],
    ['m', keyNames.mute],
    ['c', keyNames.subtitles],
    ['f', keyNames.fullscreen],
    ['<', keyNames.slower],
    ['>', keyNames.faster],
    [digits, keyNames.share],
    ['Home', keyNames.start],
    ['End', keyNames.end],
    ['?', keyNames.help],
  ];
  return (
    <Dialog open size="sm" title={messages.keys} closeLabel={messages.close} onClose={onClose}>
      <dl className={styles.keys}>
        {lines.map(([key, name]) => (
          <div key={key} className={styles.keyLine}>
            <dt>
              <kbd className={styles.keyCap} dir={key === digits ? undefined : 'ltr'}>
                {key}
              </kbd>
            </dt>
            <dd className={styles.keyName}>{name}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

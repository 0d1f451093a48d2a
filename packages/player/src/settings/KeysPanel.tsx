import { Dialog } from '@parde/ui';
import { count } from '../format.ts';
import { usePlayer } from '../player-context.ts';
import * as styles from './panel.css.ts';

interface KeysPanelProps {
  onClose: () => void;
}

/** The keyboard shortcuts. */
export function KeysPanel({ onClose }: KeysPanelProps) {
  const { words, locale } = usePlayer();
  const { keyNames } = words;
  const digits = `${count(locale, 0)}–${count(locale, 9)}`;
  const lines: readonly (readonly [readonly string[], string])[] = [
    [[words.space, 'k'], keyNames.play],
    [['j', 'l'], keyNames.skip10],
    [['←', '→'], keyNames.skip5],
    [['↓', '↑'], keyNames.volume],
    [['m'], keyNames.mute],
    [['c'], keyNames.subtitles],
    [['f'], keyNames.fullscreen],
    [['<', '>'], keyNames.speed],
    [[digits], keyNames.share],
    [['?'], keyNames.help],
  ];
  return (
    <Dialog open size="sm" title={words.keys} closeLabel={words.close} onClose={onClose}>
      <dl className={styles.keys}>
        {lines.map(([keys, name]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className={styles.keyCaps}>
              {/* In the order of the words beside them: back, then forward. */}
              {keys.map((key) => (
                <kbd key={key} className={styles.keyCap} dir={key === digits ? undefined : 'ltr'}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.keyName}>{name}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

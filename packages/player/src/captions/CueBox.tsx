import type { SubtitleAppearance } from '../state/preferences.ts';
import * as styles from './captions.css.ts';
import { cueLines } from './cue-lines.ts';

interface CueBoxProps {
  text: string;
  looks: SubtitleAppearance;
}

/** One cue. Each line has its own direction: the full stop of a Persian line is on its left. */
export function CueBox({ text, looks }: CueBoxProps) {
  const { size, color, background, font } = looks;
  return (
    <p
      className={[
        styles.cue,
        styles.sizes[size],
        styles.colors[color],
        styles.backgrounds[background],
        styles.fonts[font],
      ].join(' ')}
    >
      {cueLines(text).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cue never changes; another one is another box.
        <span key={index} className={styles.line} dir="auto">
          {line.map(({ text: messages, italic, bold }, run) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              key={run}
              className={[italic && styles.italic, bold && styles.bold].filter(Boolean).join(' ')}
            >
              {messages}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}

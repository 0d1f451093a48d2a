import { CueBox } from '../captions/CueBox.tsx';
import * as cues from '../captions/captions.css.ts';
import { usePlayer, usePreferences } from '../player-context.ts';
import {
  subtitleBackgrounds,
  subtitleColors,
  subtitleFonts,
  subtitleSizes,
} from '../state/preferences.ts';
import * as styles from './panel.css.ts';
import { Segments } from './Segments.tsx';

/** Subtitle style, with a preview. */
export function SubtitleLooksPage() {
  const { controls, words } = usePlayer();
  const { looks } = usePreferences();
  return (
    <div className={styles.looks}>
      <div className={styles.preview}>
        <CueBox text={words.sample} looks={looks} />
      </div>
      <Segments
        label={words.size}
        values={subtitleSizes}
        names={words.sizes}
        value={looks.size}
        onChoose={(size) => controls.setLooks({ ...looks, size })}
      />
      <Segments
        label={words.color}
        values={subtitleColors}
        names={words.colors}
        value={looks.color}
        onChoose={(color) => controls.setLooks({ ...looks, color })}
        draw={(color) => (
          <span className={`${styles.swatch} ${cues.colors[color]}`} aria-hidden="true" />
        )}
      />
      <Segments
        label={words.background}
        values={subtitleBackgrounds}
        names={words.backgrounds}
        value={looks.background}
        onChoose={(background) => controls.setLooks({ ...looks, background })}
      />
      <Segments
        label={words.font}
        values={subtitleFonts}
        names={words.fonts}
        value={looks.font}
        onChoose={(font) => controls.setLooks({ ...looks, font })}
      />
    </div>
  );
}

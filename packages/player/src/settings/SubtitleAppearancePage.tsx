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
export function SubtitleAppearancePage() {
  const { controls, messages } = usePlayer();
  const { looks } = usePreferences();
  return (
    <div className={styles.looks}>
      <div className={styles.preview}>
        <CueBox text={messages.sample} looks={looks} />
      </div>
      <Segments
        label={messages.size}
        values={subtitleSizes}
        names={messages.sizes}
        value={looks.size}
        onChoose={(size) => controls.setSubtitleAppearance({ ...looks, size })}
      />
      <Segments
        label={messages.color}
        values={subtitleColors}
        names={messages.colors}
        value={looks.color}
        onChoose={(color) => controls.setSubtitleAppearance({ ...looks, color })}
        draw={(color) => (
          <span className={`${styles.swatch} ${cues.colors[color]}`} aria-hidden="true" />
        )}
      />
      <Segments
        label={messages.background}
        values={subtitleBackgrounds}
        names={messages.backgrounds}
        value={looks.background}
        onChoose={(background) => controls.setSubtitleAppearance({ ...looks, background })}
      />
      <Segments
        label={messages.font}
        values={subtitleFonts}
        names={messages.fonts}
        value={looks.font}
        onChoose={(font) => controls.setSubtitleAppearance({ ...looks, font })}
      />
    </div>
  );
}

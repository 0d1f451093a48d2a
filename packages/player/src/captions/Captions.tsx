import type { RefObject } from 'react';
import { usePlayer, usePreferences } from '../player-context.ts';
import { CueBox } from './CueBox.tsx';
import * as styles from './captions.css.ts';
import { chooseSubtitle } from './choose-subtitle.ts';
import { useCues } from './use-cues.ts';

interface CaptionsProps {
  video: RefObject<HTMLVideoElement | null>;
  /** True if the controls are visible, which moves the captions up. */
  raised: boolean;
}

/** Subtitles over the picture. They are hidden from screen readers, whose users hear the sound. */
export function Captions({ video, raised }: CaptionsProps) {
  const { media, localFiles } = usePlayer();
  const { subtitles, looks } = usePreferences();
  const subtitle = chooseSubtitle(media.subtitles ?? [], subtitles);
  const texts = useCues(video, subtitle, localFiles);
  return (
    <div
      className={styles.captions}
      data-raised={raised ? '' : undefined}
      lang={subtitle?.language.code}
    >
      {texts.map((text) => (
        <CueBox key={text} text={text} looks={looks} />
      ))}
    </div>
  );
}

import { EditIcon } from '@parde/ui';
import { chooseSubtitle } from '../captions/choose-subtitle.ts';
import type { PlayerWords } from '../messages/player-messages.ts';
import { usePlayer, usePreferences } from '../player-context.ts';
import type { PlayerSubtitle } from '../player-media.ts';
import { Options } from './Options.tsx';
import * as styles from './panel.css.ts';
import { Row } from './Row.tsx';

export function subtitleName({ kind, language }: PlayerSubtitle, words: PlayerWords): string {
  return kind === 'captions' ? words.captions(language.name) : language.name;
}

interface SubtitlesPageProps {
  onLooks: () => void;
}

export function SubtitlesPage({ onLooks }: SubtitlesPageProps) {
  const { controls, words, media } = usePlayer();
  const { subtitles } = usePreferences();
  const all = media.subtitles ?? [];
  return (
    <>
      <Options
        label={words.subtitles}
        value={chooseSubtitle(all, subtitles)?.language.code ?? 'off'}
        options={[
          { value: 'off', label: words.subtitlesOff },
          ...all.map((one) => ({ value: one.language.code, label: subtitleName(one, words) })),
        ]}
        onChoose={controls.setSubtitles}
      />
      <div className={styles.apart}>
        <Row icon={<EditIcon />} label={words.looks} onPress={onLooks} />
      </div>
    </>
  );
}

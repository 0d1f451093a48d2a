import { EditIcon } from '@parde/ui';
import { chooseSubtitle } from '../captions/choose-subtitle.ts';
import type { PlayerMessages } from '../messages/player-messages.ts';
import { usePlayer, usePreferences } from '../player-context.ts';
import type { PlayerSubtitle } from '../player-media.ts';
import { Options } from './Options.tsx';
import * as styles from './panel.css.ts';
import { Row } from './Row.tsx';

export function subtitleName({ kind, language }: PlayerSubtitle, messages: PlayerMessages): string {
  return kind === 'captions' ? messages.captions(language.name) : language.name;
}

interface SubtitlesPageProps {
  onAppearance: () => void;
}

export function SubtitlesPage({ onAppearance }: SubtitlesPageProps) {
  const { controls, messages, media } = usePlayer();
  const { subtitles } = usePreferences();
  const all = media.subtitles ?? [];
  return (
    <>
      <Options
        label={messages.subtitles}
        value={chooseSubtitle(all, subtitles)?.language.code ?? 'off'}
        options={[
          { value: 'off', label: messages.subtitlesOff },
          ...all.map((one) => ({ value: one.language.code, label: subtitleName(one, messages) })),
        ]}
        onChoose={controls.setSubtitles}
      />
      <div className={styles.apart}>
        <Row icon={<EditIcon />} label={messages.looks} onClick={onAppearance} />
      </div>
    </>
  );
}

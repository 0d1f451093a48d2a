import { ListIcon, SubtitlesIcon, Switch } from '@parde/ui';
import { chooseSubtitle } from '../captions/choose-subtitle.ts';
import { usePictureInPicture } from '../components/input/use-picture-in-picture.ts';
import { count } from '../format.ts';
import {
  AudioIcon,
  KeyboardIcon,
  LeafIcon,
  PictureInPictureIcon,
  QualityIcon,
  SpeedIcon,
} from '../icons/icons.tsx';
import { useDataSaved, usePlayer, usePlayerState, usePreferences } from '../player-context.ts';
import { selectQuality } from '../state/quality-choice.ts';
import { audioName } from './AudioPage.tsx';
import * as styles from './panel.css.ts';
import { Row } from './Row.tsx';
import { subtitleName } from './SubtitlesPage.tsx';

export type Page = 'all' | 'quality' | 'speed' | 'audio' | 'subtitles' | 'looks' | 'chapters';

interface AllPageProps {
  onPage: (page: Page) => void;
  onClose: () => void;
}

/** All settings, each row with its current value. */
export function AllPage({ onPage, onClose }: AllPageProps) {
  const player = usePlayer();
  const { messages, locale, media, openPanel, autoplayNext, onAutoplayNextChange } = player;
  const preferences = usePreferences();
  const qualities = usePlayerState((state) => state.qualities);
  const rate = usePlayerState((state) => state.rate);
  const tracks = usePlayerState((state) => state.audioTracks);
  const audio = usePlayerState((state) => state.audio);
  const saved = useDataSaved();
  const window = usePictureInPicture();
  const { fixed } = selectQuality(qualities, preferences.quality, saved);
  const subtitle = chooseSubtitle(media.subtitles ?? [], preferences.subtitles);
  const track = tracks.find(({ id }) => id === audio);
  const quality = fixed === null ? messages.automatic : messages.lines(String(fixed));
  return (
    <>
      {qualities.length > 0 ? (
        <Row
          icon={saved ? <LeafIcon /> : <QualityIcon />}
          label={messages.quality}
          value={saved ? messages.dataSaver : quality}
          onClick={() => onPage('quality')}
        />
      ) : null}
      {media.subtitles?.length ? (
        <Row
          icon={<SubtitlesIcon />}
          label={messages.subtitles}
          value={subtitle ? subtitleName(subtitle, messages) : messages.off}
          onClick={() => onPage('subtitles')}
        />
      ) : null}
      {tracks.length > 0 ? (
        <Row
          icon={<AudioIcon />}
          label={messages.audio}
          value={track ? audioName(track, media, messages) : undefined}
          onClick={() => onPage('audio')}
        />
      ) : null}
      {media.kind === 'film' ? (
        <Row
          icon={<SpeedIcon />}
          label={messages.speed}
          value={rate === 1 ? messages.normalSpeed : messages.times(count(locale, rate))}
          onClick={() => onPage('speed')}
        />
      ) : null}
      {media.chapters?.length ? (
        <Row icon={<ListIcon />} label={messages.chapters} onClick={() => onPage('chapters')} />
      ) : null}
      {window ? (
        <div className={styles.onNarrow}>
          <Row
            icon={<PictureInPictureIcon />}
            label={window.label}
            opensPage={false}
            onClick={() => {
              onClose();
              window.toggle();
            }}
          />
        </div>
      ) : null}
      <div className={styles.onKeyboards}>
        <Row
          icon={<KeyboardIcon />}
          label={messages.keys}
          onClick={() => {
            onClose();
            openPanel('keys');
          }}
        />
      </div>
      {onAutoplayNextChange ? (
        <div className={styles.apart}>
          <Switch
            label={messages.autoplayNext}
            checked={autoplayNext}
            onChange={({ target }) => onAutoplayNextChange(target.checked)}
          />
        </div>
      ) : null}
    </>
  );
}

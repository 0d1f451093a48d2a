import { Switch } from '@parde/ui';
import { dataSize } from '../format.ts';
import { useDataSaved, usePlayer, usePlayerState, usePreferences } from '../player-context.ts';
import { bytesAnHour, estimateSaving } from '../state/data-saver.ts';
import { selectQuality } from '../state/quality-choice.ts';
import { Options } from './Options.tsx';
import * as styles from './panel.css.ts';

export function QualityPage() {
  const { controls, messages, locale } = usePlayer();
  const preferences = usePreferences();
  const qualities = usePlayerState((state) => state.qualities);
  const shown = usePlayerState((state) => state.shownHeight);
  const lines = (height: number) => messages.lines(String(height));
  const saved = useDataSaved();
  const saving = estimateSaving(qualities);
  return (
    <>
      <Options
        label={messages.quality}
        value={
          saved
            ? 'auto'
            : String(selectQuality(qualities, preferences.quality, false).fixed ?? 'auto')
        }
        options={[
          {
            value: 'auto',
            label: messages.automatic,
            hint: shown === null ? undefined : lines(shown),
          },
          ...qualities.toReversed().map(({ height, bitrate }) => ({
            value: String(height),
            label: lines(height),
            hint: bitrate > 0 ? messages.anHour(dataSize(locale, bytesAnHour(bitrate))) : undefined,
          })),
        ]}
        onChoose={(value) => controls.setQuality(value === 'auto' ? 'auto' : Number(value))}
      />
      <div className={styles.apart}>
        <Switch
          label={messages.dataSaver}
          hint={
            saving
              ? messages.dataSaverHint(
                  dataSize(locale, saving.with),
                  dataSize(locale, saving.without),
                )
              : messages.dataSaverPlain
          }
          checked={saved}
          onChange={({ target }) => controls.setDataSaver(target.checked)}
        />
      </div>
    </>
  );
}

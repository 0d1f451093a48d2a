import type { Playback } from '@parde/api-client';
import { titlesAtOnce } from '@parde/offline';
import { Badge, Checkbox, Notice, Phrases, RadioGroup, Stack } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { momentIn } from '../../../app/parts/facts.ts';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { Note } from '../../../app/parts/Note.tsx';
import { Name } from '../../../app/parts/ServerText.tsx';
import { namePhrase, sentence } from '../../../names/phrases.ts';
import { CostToChoose, useFetchingCosts } from '../../../titles/data-cost/FileCosts.tsx';
import { DeviceSettings } from '../settings/DeviceSettings.tsx';
import * as styles from './Save.css.ts';
import { languagesOf, type SaveChoice, soundKey, soundOf, soundsToChoose } from './save-choices.ts';

export function SaveForm({ playback, saveChoice }: { playback: Playback; saveChoice: SaveChoice }) {
  return (
    <Stack space="lg">
      <Qualities {...saveChoice} />
      <Sounds audio={playback.audio} {...saveChoice} />
      <SubtitlesToSave subtitles={playback.subtitles} {...saveChoice} />
      <Terms
        until={playback.offline?.until ?? null}
        deviceSpace={saveChoice.deviceSpace}
        count={1}
      />
    </Stack>
  );
}

export function Qualities({ files, recommended, choice, change, shortage }: SaveChoice) {
  const { t } = useTranslation(['save-offline', 'downloads', 'shell']);
  const formatBytes = useFormatBytes();
  const { waitOf, priceOf, note } = useFetchingCosts();
  return (
    <Stack space="sm">
      <RadioGroup
        label={t('downloads:quality')}
        value={String(choice.height)}
        onChange={(value) => change({ height: Number(value) })}
        options={files.map((file) => {
          const { height, bytes } = file;
          const size = bytes === undefined ? undefined : formatBytes(bytes);
          return {
            value: String(height),
            label: (
              <span className={styles.quality}>
                <bdi>{height}p</bdi>
                {file === recommended ? (
                  <Badge tone="soft">{t('downloads:recommended')}</Badge>
                ) : null}
              </span>
            ),
            hint: [size, waitOf(bytes)].filter((part) => part !== undefined).join(' · '),
            end: priceOf(bytes),
          };
        })}
      />
      <CostToChoose>
        <Phrases>{note()}</Phrases>
      </CostToChoose>
      {shortage ? (
        <Notice tone="warning" live="polite">
          {t(shortage === 'limit' ? 'tooLargeForLimit' : 'tooLarge')}
        </Notice>
      ) : null}
    </Stack>
  );
}

export function Sounds({ audio, choice, change }: Pick<Playback, 'audio'> & SaveChoice) {
  const { t } = useTranslation(['save-offline', 'downloads']);
  const { locale } = usePage().facts;
  const tracks = soundsToChoose(audio);
  if (tracks.length < 2) return null;
  return (
    <RadioGroup
      label={t('sound')}
      value={choice.sound ? soundKey(choice.sound) : undefined}
      onChange={(value) => {
        const track = tracks.find((one) => soundKey(soundOf(one)) === value);
        if (track) change({ sound: soundOf(track) });
      }}
      options={tracks.map((track) => ({
        value: soundKey(soundOf(track)),
        label: (
          <Phrases>
            {sentence(namePhrase(track.language, locale), (name) =>
              t(`downloads:audioIn.${track.kind}`, { name }),
            )}
          </Phrases>
        ),
      }))}
    />
  );
}

export function SubtitlesToSave({
  subtitles,
  choice,
  change,
}: Pick<Playback, 'subtitles'> & SaveChoice) {
  const { t } = useTranslation('save-offline');
  const languages = languagesOf(subtitles);
  if (languages.length === 0) return null;
  const set = (code: string, isWanted: boolean) => {
    const others = choice.subtitles.filter((one) => one !== code);
    change({ subtitles: isWanted ? [...others, code] : others });
  };
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('subtitles')}</legend>
      {languages.map((language) => (
        <Checkbox
          key={language.code}
          label={<Name of={language} />}
          checked={choice.subtitles.includes(language.code)}
          onChange={({ target }) => set(language.code, target.checked)}
        />
      ))}
    </fieldset>
  );
}

interface TermsProps extends Pick<SaveChoice, 'deviceSpace'> {
  until: string | null;
  /** The number of titles. */
  count: number;
}

/** The facts that matter before saving starts, and the settings that apply to it. */
export function Terms({ until, deviceSpace, count }: TermsProps) {
  const { t } = useTranslation('save-offline');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const { device } = useOffline();
  const notes = [
    t('where'),
    until === null ? undefined : t('until', momentIn(locale, until)),
    t(backgroundNoteKey(device?.continuesInBackground(), count)),
    deviceSpace ? t('free', { size: formatBytes(deviceSpace.free) }) : undefined,
  ];
  return (
    <>
      <ul className={styles.terms}>
        {notes.map((text) =>
          text === undefined ? null : (
            <li key={text}>
              <Note>{text}</Note>
            </li>
          ),
        )}
      </ul>
      <DeviceSettings />
    </>
  );
}

function backgroundNoteKey(continuesInBackground: boolean | undefined, count: number) {
  if (!continuesInBackground) return 'tabOpen';
  return count > titlesAtOnce ? 'unseen.many' : 'unseen.before';
}

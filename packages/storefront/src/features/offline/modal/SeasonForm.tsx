import type { Playback } from '@parde/api-client';
import { Accordion, Button, Checkbox, Inline, Stack, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../app/page/Storefront.tsx';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { Note } from '../../../app/parts/Note.tsx';
import { ServerText } from '../../../app/parts/ServerText.tsx';
import { nameInSeason } from '../../../names/episode-names.ts';
import * as styles from './Save.css.ts';
import { Qualities, Sounds, SubtitlesToSave, Terms } from './SaveForm.tsx';
import type { SaveChoice } from './save-choices.ts';
import { firstEnd, type SeasonEpisode, type SeasonSize, sortSeason } from './season-to-save.ts';

interface SeasonFormProps {
  episodes: readonly SeasonEpisode[];
  chosen: readonly SeasonEpisode[];
  /** Sets the ids of the episodes that are not to be saved. */
  leave: (ids: ReadonlySet<string>) => void;
  /** The size of the chosen episodes. */
  total: SeasonSize | undefined;
  playback: Playback;
  saveChoice: SaveChoice;
}

export function SeasonForm(props: SeasonFormProps) {
  const { episodes, chosen, leave, total, playback, saveChoice } = props;
  const { t } = useTranslation('save-offline');
  return (
    <Stack space="lg">
      <EpisodesToSave episodes={episodes} chosen={chosen} leave={leave} />
      {chosen.length === 0 ? (
        <Text>
          <span role="status">{t('season.nothing')}</span>
        </Text>
      ) : (
        <Stack space="sm">
          <Note>
            <span role="status">{t('season.sumOf', { count: chosen.length })}</span>
          </Note>
          <Qualities {...saveChoice} />
          <UnknownSizes total={total} />
        </Stack>
      )}
      <Sounds audio={playback.audio} {...saveChoice} />
      <SubtitlesToSave subtitles={playback.subtitles} {...saveChoice} />
      <Terms until={firstEnd(chosen)} deviceSpace={saveChoice.deviceSpace} count={chosen.length} />
    </Stack>
  );
}

type EpisodesToSaveProps = Pick<SeasonFormProps, 'episodes' | 'chosen' | 'leave'>;

/** Collapsed, because a season may have many episodes. The episodes that cannot be chosen are shown beside it. */
function EpisodesToSave({ episodes, chosen, leave }: EpisodesToSaveProps) {
  const { t } = useTranslation('save-offline');
  const { locale } = usePage().facts;
  const { open, saved, refused } = sortSeason(episodes);
  const left = open.filter((each) => !chosen.includes(each)).map(({ episode }) => episode.id);
  const set = (id: string, isWanted: boolean) => {
    const others = left.filter((one) => one !== id);
    leave(new Set(isWanted ? others : [...others, id]));
  };
  const hintOf = ({ isSaved, terms }: SeasonEpisode) => {
    if (isSaved) return { hint: t('season.saved') };
    return terms === null ? { hint: t('season.refused') } : {};
  };
  return (
    <Stack space="sm">
      <Accordion
        items={[
          {
            id: 'episodes',
            title: t('season.episodes', { chosen: chosen.length, all: open.length }),
            content: (
              <Stack space="xs">
                <Inline space="sm">
                  <Button size="sm" onClick={() => leave(new Set())}>
                    {t('season.all')}
                  </Button>
                  <Button
                    size="sm"
                    onClick={() => leave(new Set(open.map(({ episode }) => episode.id)))}
                  >
                    {t('season.no')}
                  </Button>
                </Inline>
                <ul className={styles.episodes}>
                  {episodes.map((each) => (
                    <li key={each.episode.id} className={styles.episode}>
                      <Checkbox
                        label={<ServerText>{nameInSeason(each.episode, locale)}</ServerText>}
                        {...hintOf(each)}
                        disabled={!open.includes(each)}
                        checked={chosen.includes(each)}
                        onChange={({ target }) => set(each.episode.id, target.checked)}
                      />
                    </li>
                  ))}
                </ul>
              </Stack>
            ),
          },
        ]}
      />
      {saved.length > 0 ? <Note>{t('season.savedBefore', { count: saved.length })}</Note> : null}
      {refused.length > 0 ? <Note>{t('season.refusedOf', { count: refused.length })}</Note> : null}
    </Stack>
  );
}

function UnknownSizes({ total }: Pick<SeasonFormProps, 'total'>) {
  const { t } = useTranslation('save-offline');
  const formatBytes = useFormatBytes();
  if (!total || total.unknown === 0) return null;
  const { knownBytes, unknown } = total;
  return (
    <Note>
      {knownBytes === 0
        ? t('season.unknown', { count: unknown })
        : t('season.unknownBeside', { count: unknown, size: formatBytes(knownBytes) })}
    </Note>
  );
}

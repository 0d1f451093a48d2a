import { formatDate, formatTimeOfDay } from '@parde/domain';
import { Notice, Progress, Stack, Text } from '@parde/ui';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { formatBytes } from '../../titles/file-downloads/file-size.ts';
import { continuesInBackground } from '../../titles/offline/device/offline-settings.ts';
import {
  type OfflineLibrary,
  type OfflineTitle,
  usePauseReason,
} from '../../titles/offline/react/use-offline.ts';
import { isComplete, isOver } from '../../titles/offline/react/use-saved.ts';
import { stageOf } from './save-choices.ts';

interface SaveProgressProps {
  saved: OfflineTitle;
  library: OfflineLibrary;
}

/** Shows the progress. The actions are under Downloads. */
export function SaveProgress({ saved, library }: SaveProgressProps) {
  const { t } = useTranslation('save-offline');
  const { t: shell } = useTranslation();
  const { locale } = usePage().facts;
  const { bytes, expectedBytes, problem, playback } = saved;
  const stage = stageOf(saved);
  const queuePause = usePauseReason(library);
  const isActive = stage === 'queued' || stage === 'running';
  const pauseReason = isActive ? queuePause : null;
  const until = playback.offline?.until;
  const done = formatBytes(bytes, shell);
  return (
    <Stack space="md">
      <Text weight="medium">
        <span role="status">{t(`stage.${pauseReason ? 'held' : stage}`)}</span>
      </Text>
      {stage === 'kept' ? (
        <Text size="sm" tone="muted" leading="ui">
          {done}
        </Text>
      ) : null}
      {stage === 'kept' || expectedBytes === null ? null : (
        <Progress
          label={t('fetched')}
          value={bytes / expectedBytes}
          valueText={t('doneOf', { done, whole: formatBytes(expectedBytes, shell) })}
        />
      )}
      {pauseReason ? (
        <Notice>{t(`hold.${pauseReason.pauseReason}`, { time: pauseReason.time })}</Notice>
      ) : null}
      {problem ? <Notice tone="warning">{t(`problem.${problem}`)}</Notice> : null}
      {isComplete(saved) && isOver(saved) && !problem ? (
        <Notice tone="warning">{t('over')}</Notice>
      ) : null}
      <Stack space="xs">
        {stage === 'kept' ? (
          <Text size="sm" tone="muted">
            {t('where')}
          </Text>
        ) : null}
        {isActive ? (
          <Text size="sm" tone="muted">
            {t(continuesInBackground() ? 'unseen.goesOn' : 'goesOn')}
          </Text>
        ) : null}
        {until && !isOver(saved) ? (
          <Text size="sm" tone="muted">
            {t('until', {
              date: formatDate(until, locale),
              time: formatTimeOfDay(until, locale),
            })}
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}

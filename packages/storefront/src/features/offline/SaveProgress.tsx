import { formatDate, formatTimeOfDay } from '@parde/domain';
import { Notice, Progress, Stack, Text } from '@parde/ui';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { formatBytes } from '../../titles/file-downloads/file-size.ts';
import { goesOnUnseen } from '../../titles/offline/continues-in-background.ts';
import type { OfflineLibrary, OfflineTitle } from '../../titles/offline/use-offline.ts';
import { useHold } from '../../titles/offline/use-pause-reason.ts';
import { isOver, isWhole } from '../../titles/offline/use-saved.ts';
import { stageOf } from './save-choices.ts';

interface KeepProgressProps {
  kept: OfflineTitle;
  library: OfflineLibrary;
}

/** Shows the progress. The actions are under Downloads. */
export function KeepProgress({ kept, library }: KeepProgressProps) {
  const { t } = useTranslation('keep');
  const { t: shell } = useTranslation();
  const { locale } = usePage().facts;
  const { bytes, expectedBytes, problem, playback } = kept;
  const stage = stageOf(kept);
  const held = useHold(library);
  const goesOn = stage === 'queued' || stage === 'running';
  const hold = goesOn ? held : null;
  const until = playback.offline?.until;
  const done = formatBytes(bytes, shell);
  return (
    <Stack space="md">
      <Text weight="medium">
        <span role="status">{t(`stage.${hold ? 'held' : stage}`)}</span>
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
      {hold ? <Notice>{t(`hold.${hold.hold}`, { time: hold.time })}</Notice> : null}
      {problem ? <Notice tone="warning">{t(`problem.${problem}`)}</Notice> : null}
      {isWhole(kept) && isOver(kept) && !problem ? (
        <Notice tone="warning">{t('over')}</Notice>
      ) : null}
      <Stack space="xs">
        {stage === 'kept' ? (
          <Text size="sm" tone="muted">
            {t('where')}
          </Text>
        ) : null}
        {goesOn ? (
          <Text size="sm" tone="muted">
            {t(goesOnUnseen() ? 'unseen.goesOn' : 'goesOn')}
          </Text>
        ) : null}
        {until && !isOver(kept) ? (
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

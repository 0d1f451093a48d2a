import type { PlayerMessage } from '@parde/player';
import { Notice, Phrases, Progress, Skeleton, Stack, Text } from '@parde/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { momentIn } from '../../app/parts/facts.ts';
import { Note } from '../../app/parts/Note.tsx';
import { useFormatBytes } from '../../titles/file-downloads/file-size.ts';
import { continuesInBackground } from '../../titles/offline/device/offline-settings.ts';
import {
  type OfflineLibrary,
  type OfflineTitle,
  usePauseReason,
} from '../../titles/offline/react/use-offline.ts';
import { isComplete, isOver } from '../../titles/offline/react/use-saved.ts';
import { playerMessages } from '../../titles/player/player-message.ts';
import { stageOf } from './save-choices.ts';
import type { SavingState } from './use-saving.ts';

export interface SaveBodyProps {
  saving: SavingState;
  /** The form with the choices. */
  form?: ReactNode;
  /** True if the title could not be added to the queue. */
  isFailed?: boolean;
}

export function SaveBody({ saving, form, isFailed = false }: SaveBodyProps) {
  const focusTarget = useFocusIfLost(
    saving.state === 'begun' ? `begun ${saving.saved.status}` : saving.state,
  );
  return (
    <div ref={focusTarget} tabIndex={-1}>
      <Content saving={saving} form={form} isFailed={isFailed} />
    </div>
  );
}

/** Focuses the content if the button that was clicked has disappeared, and the focus with it. */
function useFocusIfLost(state: string) {
  const focusTarget = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) focusTarget.current?.focus();
  }, [state]);
  return focusTarget;
}

function Content({ saving, form, isFailed }: SaveBodyProps) {
  const { t } = useTranslation('save-offline');
  switch (saving.state) {
    case 'loading':
      return <SavePlaceholder />;
    case 'unasked':
      return <Text>{t('hoursStart')}</Text>;
    case 'nowhere':
      return <Text>{t('nowhere')}</Text>;
    case 'forbidden':
      return (
        <Text>
          <span role="status">{t('forbidden')}</span>
        </Text>
      );
    case 'unplayable':
      return (
        <Text>
          <span role="status">{t('unplayable')}</span>
        </Text>
      );
    case 'over':
      return (
        <Stack space="sm">
          <Text weight="medium">
            <span role="status">{saving.text}</span>
          </Text>
          {saving.isBegun ? (
            <Note>{t(continuesInBackground() ? 'unseen.many' : 'goesOn')}</Note>
          ) : null}
        </Stack>
      );
    case 'denied':
      return <Denied message={saving.message} />;
    case 'error':
      return (
        <Failed
          live="assertive"
          error={saving.error}
          text={t('notLoaded')}
          onRetry={saving.retry}
        />
      );
    case 'begun':
      return <SaveProgress saved={saving.saved} library={saving.library} />;
    case 'open':
      return (
        <Stack space="lg">
          {form}
          {isFailed ? (
            <Notice tone="danger" live="assertive">
              {t('notBegun')}
            </Notice>
          ) : null}
        </Stack>
      );
  }
}

/** A viewer who may not watch the title may not save it either. The messages are those of the player. */
function Denied({ message }: { message: PlayerMessage }) {
  const { locale } = usePage().facts;
  const messages = playerMessages[locale];
  switch (message.kind) {
    case 'subscribe':
    case 'purchase':
      return (
        // The server's own message is enough.
        <Notice live="polite" title={message.text ? undefined : messages[message.kind]}>
          <Phrases>{message.text ?? messages[`${message.kind}Text`]}</Phrases>
        </Notice>
      );
    case 'not-released':
      return (
        <Notice live="polite" title={messages.notReleased}>
          {message.date === null ? messages.notReleasedYet : messages.notReleasedOn(message.date)}
        </Notice>
      );
    default:
      return (
        <Notice live="polite" title={messages.problem}>
          <Phrases>
            {('text' in message ? message.text : undefined) ?? messages.problemText}
          </Phrases>
        </Notice>
      );
  }
}

function SavePlaceholder() {
  const { t } = useTranslation();
  return (
    <Stack space="md">
      <Note>
        <span role="status">{t('loading')}</span>
      </Note>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Stack>
  );
}

/** Shows the progress. The actions are under Downloads. */
function SaveProgress({ saved, library }: { saved: OfflineTitle; library: OfflineLibrary }) {
  const { t } = useTranslation('save-offline');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const { bytes, expectedBytes, problem, playback } = saved;
  const stage = stageOf(saved);
  const queuePause = usePauseReason(library);
  const isActive = stage === 'queued' || stage === 'running';
  const pauseReason = isActive ? queuePause : null;
  const until = playback.offline?.until;
  const done = formatBytes(bytes);
  return (
    <Stack space="md">
      <Text weight="medium">
        <span role="status">{t(`stage.${pauseReason ? 'held' : stage}`)}</span>
      </Text>
      {stage === 'kept' ? <Note leading="ui">{done}</Note> : null}
      {stage === 'kept' || expectedBytes === null ? null : (
        <Progress
          label={t('fetched')}
          value={bytes / expectedBytes}
          valueText={t('doneOf', { done, whole: formatBytes(expectedBytes) })}
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
        {stage === 'kept' ? <Note>{t('where')}</Note> : null}
        {isActive ? <Note>{t(continuesInBackground() ? 'unseen.goesOn' : 'goesOn')}</Note> : null}
        {until && !isOver(saved) ? <Note>{t('until', momentIn(locale, until))}</Note> : null}
      </Stack>
    </Stack>
  );
}

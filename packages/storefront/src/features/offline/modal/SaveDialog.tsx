import { useDescription } from '@parde/offline/react';
import type { PlayerMessage } from '@parde/player';
import { Notice, Phrases, type PhrasesData, Progress, Skeleton, Stack, Text } from '@parde/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../../app/modals/ModalDialog.tsx';
import type { ModalControls } from '../../../app/modals/modal-states.ts';
import type { SavedDevice, SavedTitle } from '../../../app/offline/offline-device.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { momentIn } from '../../../app/parts/facts.ts';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { Note } from '../../../app/parts/Note.tsx';
import { sentence } from '../../../names/phrases.ts';
import { playerMessages } from '../../../titles/player/player-message.ts';
import { asProblem, useWaitingText } from '../reason-texts.ts';
import { SaveActions, type SaveActionsProps } from './SaveActions.tsx';
import type { SavingState } from './use-saving.ts';

interface SaveBodyProps {
  saving: SavingState;
  /** The form with the choices. */
  form?: ReactNode;
  /** True if the title could not be added to the queue. */
  isFailed?: boolean;
}

interface SaveDialogProps extends SaveActionsProps, SaveBodyProps, ModalControls {
  /** The name of what is saved, if known. */
  name: PhrasesData | undefined;
  /** The control that chooses another season. */
  choice?: ReactNode;
}

export function SaveDialog({ name, choice, onClose, ...props }: SaveDialogProps) {
  const { t } = useTranslation('save-offline');
  return (
    <ModalDialog
      size="md"
      title={name ? sentence(name, (nameText) => t('titleOf', { name: nameText })) : t('title')}
      onClose={onClose}
      actions={<SaveActions {...props} />}
    >
      <Stack space="lg">
        {choice}
        <SaveBody {...props} />
      </Stack>
    </ModalDialog>
  );
}

function SaveBody({ saving, form, isFailed = false }: SaveBodyProps) {
  const begun = saving.state === 'begun' ? saving : undefined;
  const { can } = useDescription(begun?.device, begun?.saved) ?? {};
  // The buttons change with what the viewer can do.
  const focusTarget = useFocusIfLost(`${saving.state} ${JSON.stringify(can)}`);
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
          {saving.begunOn ? (
            <Note>{t(saving.begunOn.continuesInBackground() ? 'unseen.many' : 'goesOn')}</Note>
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
      return <SaveProgress saved={saving.saved} device={saving.device} />;
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

/** A viewer who may not watch the title may not save it either. The offers are those of the player. */
function Denied({ message }: { message: PlayerMessage }) {
  const { t } = useTranslation('save-offline');
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
    case 'sign-in':
      return (
        <Notice live="polite" title={message.text ? undefined : messages.signInToWatch}>
          <Phrases>{message.text ?? messages.signInToWatchText}</Phrases>
        </Notice>
      );
    default:
      return (
        <Notice live="polite">
          <Phrases>{('text' in message ? message.text : undefined) ?? t('notLoaded')}</Phrases>
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
function SaveProgress({ saved, device }: { saved: SavedTitle; device: SavedDevice }) {
  const { t } = useTranslation('save-offline');
  const formatBytes = useFormatBytes();
  const { locale } = usePage().facts;
  const description = useDescription(device, saved);
  const waitingText = useWaitingText('save-offline');
  if (!description) return null;
  const { stage, reason, share, bytes, expectedBytes, can } = description;
  const isComplete = stage === 'ready' || stage === 'ended';
  const problem = asProblem(reason);
  const until = saved.playback.offline?.until;
  const done = formatBytes(bytes);
  return (
    <Stack space="md">
      <Text weight="medium">
        <span role="status">{t(`stage.${stage === 'ended' ? 'ready' : stage}`)}</span>
      </Text>
      {isComplete ? <Note leading="ui">{done}</Note> : null}
      {isComplete || expectedBytes === null ? null : (
        <Progress
          label={t('progress')}
          value={share}
          valueText={t('doneOf', { done, whole: formatBytes(expectedBytes) })}
        />
      )}
      {stage === 'waiting' ? <Notice>{waitingText(reason)}</Notice> : null}
      {problem ? <Notice tone="warning">{t(`problem.${problem}`)}</Notice> : null}
      {stage === 'ended' && !problem ? <Notice tone="warning">{t('over')}</Notice> : null}
      <Stack space="xs">
        {stage === 'ready' ? <Note>{t('where')}</Note> : null}
        {can.pause ? (
          <Note>{t(device.continuesInBackground() ? 'unseen.goesOn' : 'goesOn')}</Note>
        ) : null}
        {until && stage !== 'ended' ? <Note>{t('until', momentIn(locale, until))}</Note> : null}
      </Stack>
    </Stack>
  );
}

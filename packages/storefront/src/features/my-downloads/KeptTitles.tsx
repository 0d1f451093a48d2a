import {
  Button,
  Dialog,
  EmptyState,
  Heading,
  Phrases,
  type PhrasesData,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../app/i18n/use-translation.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { showToast } from '../../app/toast-store.ts';
import { formatBytes } from '../../titles/downloads/file-size.ts';
import { goesOnUnseen } from '../../titles/offline/goes-on-unseen.ts';
import { titlesAtOnce } from '../../titles/offline/offline-title.ts';
import { DeviceSettings } from '../../titles/offline/settings/DeviceSettings.tsx';
import { useDeviceRoom } from '../../titles/offline/use-device-room.ts';
import { isForViewer, isOver } from '../../titles/offline/use-kept.ts';
import {
  type OfflineLibrary,
  type OfflineTitle,
  useOffline,
} from '../../titles/offline/use-offline.ts';
import { sentence } from '../../words/phrases.ts';
import { KeptCard, keptName } from './KeptCard.tsx';
import * as styles from './MyDownloads.css.ts';
import { OverTitles } from './OverTitles.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** What plays on this device without a connection, and what is being fetched for it. Nothing where there is nothing. */
export function KeptTitles() {
  const { t } = useTranslation('kept');
  const { t: shell } = useTranslation();
  const { facts } = usePage();
  const { library, titles, isFailed, retry } = useOffline();
  const room = useDeviceRoom(titles);
  const heading = useRef<HTMLDivElement>(null);
  // What is watched may be removed by itself, just when its player has been closed.
  const focusProps = useFocusBack<HTMLUListElement>(heading);
  const [removed, setRemoved] = useState<OfflineTitle>();
  const [moved, setMoved] = useState<PhrasesData>('');
  const shown = titles.filter((title) => isForViewer(title, facts));
  if (!library) {
    return isFailed ? <Failed text={t('notLoaded')} onRetry={async () => retry()} /> : null;
  }
  if (shown.length === 0) return <NothingHere />;
  /** What is over by now is of no use, and is not asked about. */
  const removeNow = async (title: OfflineTitle) => {
    heading.current?.focus();
    await library.remove(title.key);
    const name = keptName(title, facts.locale);
    showToast({ id: 'kept', text: sentence(name, (said) => t('removed', { name: said })) });
  };
  const bytes = shown.reduce((sum, title) => sum + title.bytes, 0);
  const waiting = shown.filter(({ status }) => status === 'waiting');
  return (
    <section className={styles.kept} aria-label={t('title')}>
      <div ref={heading} tabIndex={-1} className={styles.listHead}>
        <Heading level={2} size="md">
          {t('title')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('sum', { count: shown.length, size: formatBytes(bytes, shell) })}
          {room ? ` · ${t('room', { size: formatBytes(room.free, shell) })}` : ''}
        </Text>
      </div>
      <Text size="sm" tone="muted" leading="ui">
        {t('text')} {room ? t(room.isPersisted ? 'persisted' : 'notPersisted') : ''}{' '}
        {waiting.length > 0 ? t(howItGoesOn(waiting.length)) : ''}
      </Text>
      <OverTitles titles={shown} library={library} onRemove={() => heading.current?.focus()} />
      <DeviceSettings />
      <ul className={styles.cards} aria-label={t('title')} {...focusProps}>
        {shown.map((title) => (
          <li key={title.key}>
            <KeptCard
              title={title}
              library={library}
              turn={waiting.indexOf(title)}
              waiting={waiting.length}
              onMoved={setMoved}
              onRemove={() => (isOver(title) ? void removeNow(title) : setRemoved(title))}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden live="polite">
        <Phrases>{moved}</Phrases>
      </VisuallyHidden>
      {removed ? (
        <RemoveDialog
          title={removed}
          library={library}
          onClose={() => {
            setRemoved(undefined);
            heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

/** What is true only where nothing is on this device. */
export function UnlessKept({ children }: { children: ReactNode }) {
  return useOffline().titles.length > 0 ? null : children;
}

function howItGoesOn(waiting: number) {
  if (!goesOnUnseen()) return 'tab';
  return waiting > titlesAtOnce ? 'unseenMany' : 'unseen';
}

/** What is going to be kept by itself can be turned off before the first of it is there. */
function NothingHere() {
  const { t } = useTranslation('kept');
  const { facts } = usePage();
  return (
    <>
      {facts.kept ? <EmptyState title={t('nothing')} text={t('nothingMore')} /> : null}
      <DeviceSettings />
    </>
  );
}

interface RemoveDialogProps {
  title: OfflineTitle;
  library: OfflineLibrary;
  onClose: () => void;
}

/** Its bytes would have to be fetched again, so a slip of the finger is not enough. */
function RemoveDialog({ title, library, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('kept');
  const { t: shell } = useTranslation();
  const name = keptName(title, usePage().facts.locale);
  const wholeBytes = Math.max(title.bytes, title.expectedBytes ?? 0);
  const remove = async () => {
    onClose();
    await library.remove(title.key);
    showToast({ id: 'kept', text: sentence(name, (said) => t('removed', { name: said })) });
  };
  return (
    <Dialog
      open
      size="sm"
      title={sentence(name, (said) => t('confirm', { name: said }))}
      closeLabel={shell('close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={() => void remove()}>
            {t('remove')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
        </>
      }
    >
      <Text>
        {title.bytes === 0
          ? t('confirmQueued')
          : t('confirmText', { size: formatBytes(wholeBytes, shell) })}
      </Text>
    </Dialog>
  );
}

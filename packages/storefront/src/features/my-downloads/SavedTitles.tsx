import { EmptyState, Heading, Phrases, type PhrasesData, Text, VisuallyHidden } from '@parde/ui';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../app/page/Storefront.tsx';
import { Failed } from '../../app/parts/Failed.tsx';
import { Note } from '../../app/parts/Note.tsx';
import { showToast } from '../../app/toast-store.ts';
import { sentence } from '../../names/phrases.ts';
import { useFormatBytes } from '../../titles/file-downloads/file-size.ts';
import { continuesInBackground } from '../../titles/offline/device/offline-settings.ts';
import { titlesAtOnce } from '../../titles/offline/offline-title.ts';
import { DeviceSettings } from '../../titles/offline/react/DeviceSettings.tsx';
import {
  type OfflineTitle,
  useDeviceSpace,
  useOffline,
} from '../../titles/offline/react/use-offline.ts';
import { isForViewer, isOver } from '../../titles/offline/react/use-saved.ts';
import * as styles from './MyDownloads.css.ts';
import { OverTitles, RemoveSaved } from './RemoveSaved.tsx';
import { SavedCard, savedName } from './SavedCard.tsx';
import { SavedSeries } from './SavedSeries.tsx';
import { groupTitles, type SavedGroup } from './saved-groups.ts';
import { useFocusBack } from './use-focus-back.ts';

/**
 * The titles that play on this device without a connection, and those being fetched. Renders nothing if there are
 * none.
 */
export function SavedTitles() {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const { facts } = usePage();
  const { library, titles, isFailed, retry } = useOffline();
  const space = useDeviceSpace(titles);
  const heading = useRef<HTMLDivElement>(null);
  // A watched title may be removed automatically, just after its player was closed.
  const focusProps = useFocusBack<HTMLUListElement>(heading);
  const [removed, setRemoved] = useState<SavedGroup>();
  const [moved, setMoved] = useState<PhrasesData>('');
  const shown = titles.filter((title) => isForViewer(title, facts));
  const [wasAnythingSaved, setAnythingSaved] = useState(false);
  if (shown.length > 0 && !wasAnythingSaved) setAnythingSaved(true);
  if (!library) {
    return isFailed ? <Failed text={t('notLoaded')} onRetry={async () => retry()} /> : null;
  }
  if (shown.length === 0) return <NothingHere isEmptied={wasAnythingSaved} />;
  /** A title that is over is of no use, so it is removed without a question. */
  const removeNow = async (title: OfflineTitle) => {
    heading.current?.focus();
    await library.remove(title.key);
    const name = savedName(title, facts.locale);
    showToast({ id: 'kept', text: sentence(name, (nameText) => t('removed', { name: nameText })) });
  };
  const bytes = shown.reduce((sum, title) => sum + title.bytes, 0);
  const waiting = shown.filter(({ status }) => status === 'waiting');
  const turns = new Map(waiting.map(({ key }, turn) => [key, turn]));
  const turnOf = ({ key }: OfflineTitle) => turns.get(key) ?? -1;
  const cardOf = (title: OfflineTitle, isInSeries: boolean) => (
    <SavedCard
      title={title}
      library={library}
      turn={turnOf(title)}
      waiting={waiting.length}
      onMoved={setMoved}
      onRemove={() =>
        isOver(title)
          ? void removeNow(title)
          : setRemoved({ key: title.key, series: null, titles: [title] })
      }
      isInSeries={isInSeries}
    />
  );
  return (
    <section className={styles.stored} aria-label={t('title')}>
      <div ref={heading} tabIndex={-1} className={styles.listHead}>
        <Heading level={2} size="md">
          {t('title')}
        </Heading>
        <Note>
          {t('sum', { count: shown.length, size: formatBytes(bytes) })}
          {space ? ` · ${t('room', { size: formatBytes(space.free) })}` : ''}
        </Note>
      </div>
      <Note leading="ui">
        {t('text')} {space ? t(space.isPersisted ? 'persisted' : 'notPersisted') : ''}{' '}
        {waiting.length > 0 ? t(backgroundNoteKey(waiting.length)) : ''}
      </Note>
      <OverTitles titles={shown} library={library} onRemove={() => heading.current?.focus()} />
      <DeviceSettings />
      <ul className={styles.cards} aria-label={t('title')} {...focusProps}>
        {groupTitles(shown).map((group) => (
          <li key={group.key} className={styles.item}>
            {group.series ? (
              <SavedSeries
                series={group.series}
                titles={group.titles}
                library={library}
                turnOf={turnOf}
                cardOf={(title) => cardOf(title, true)}
                onRemove={() => setRemoved(group)}
              />
            ) : (
              group.titles.map((title) => (
                <Fragment key={title.key}>{cardOf(title, false)}</Fragment>
              ))
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden live="polite">
        <Phrases>{moved}</Phrases>
      </VisuallyHidden>
      {removed ? (
        <RemoveSaved
          {...removed}
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

/** Renders its children only if nothing is saved on this device. Renders nothing until that is known. */
export function UnlessSaved({ children }: { children: ReactNode }) {
  const { library, titles, isFailed } = useOffline();
  const isOpening = library === undefined && !isFailed;
  return titles.length > 0 || isOpening ? null : children;
}

function backgroundNoteKey(waiting: number) {
  if (!continuesInBackground()) return 'tab';
  return waiting > titlesAtOnce ? 'unseenMany' : 'unseen';
}

/** Shown if nothing is saved. Automatic saving can be turned off before the first title is saved. */
function NothingHere({ isEmptied }: { isEmptied: boolean }) {
  const { t } = useTranslation('saved-titles');
  const { facts } = usePage();
  const focusTarget = useRef<HTMLDivElement>(null);
  // The element with the focus has disappeared.
  useEffect(() => {
    if (isEmptied && document.activeElement === document.body) focusTarget.current?.focus();
  }, [isEmptied]);
  return (
    <>
      <div ref={focusTarget} tabIndex={-1} className={styles.emptyState}>
        {facts.stored ? <EmptyState title={t('nothing')} text={t('nothingMore')} /> : null}
        {isEmptied && !facts.stored ? <Text tone="muted">{t('nothing')}</Text> : null}
      </div>
      <DeviceSettings />
    </>
  );
}

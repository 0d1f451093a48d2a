import { type DeviceSpace, titlesAtOnce } from '@parde/offline';
import { useDescriptions } from '@parde/offline/react';
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  PauseIcon,
  Phrases,
  type PhrasesData,
  RenewIcon,
  Text,
  VisuallyHidden,
} from '@parde/ui';
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFocusBack } from '../../../app/hooks/use-focus-back.ts';
import {
  type SavedDevice,
  type SavedTitle,
  useOffline,
} from '../../../app/offline/offline-device.ts';
import { offlineSettingsStore } from '../../../app/offline/settings.ts';
import { usePage } from '../../../app/page/Storefront.tsx';
import { Failed } from '../../../app/parts/Failed.tsx';
import { useFormatBytes } from '../../../app/parts/file-size.ts';
import { Note } from '../../../app/parts/Note.tsx';
import { showToast } from '../../../app/toast-store.ts';
import { sentence } from '../../../names/phrases.ts';
import * as cardStyles from '../../../titles/file-downloads/download-cards.css.ts';
import { DeviceSettings } from '../settings/DeviceSettings.tsx';
import { DeviceStore, useDeviceSpace } from '../settings/DeviceStore.tsx';
import { removeTitles } from '../smart-saving/smart-memory.ts';
import { OverTitles, RemoveSaved } from './RemoveSaved.tsx';
import { SavedCard, savedName } from './SavedCard.tsx';
import { SavedSeries } from './SavedSeries.tsx';
import * as styles from './SavedTitles.css.ts';
import { bytesOf, groupTitles, isOver, type SavedGroup } from './saved-groups.ts';

/**
 * The titles that play on this device without a connection, and those being fetched. Renders nothing if there are
 * none.
 */
export function SavedTitles() {
  const { t } = useTranslation('saved-titles');
  const { locale } = usePage().facts;
  const { device, titles, isFailed, retry } = useOffline();
  const space = useDeviceSpace(device);
  const limit = useStore(offlineSettingsStore, (settings) => settings.limit);
  const heading = useRef<HTMLDivElement>(null);
  // A watched title may be removed automatically, just after its player was closed.
  const focusProps = useFocusBack<HTMLUListElement>(heading);
  const [removed, setRemoved] = useState<SavedGroup>();
  const [moved, setMoved] = useState<PhrasesData>('');
  const [wasAnythingSaved, setAnythingSaved] = useState(false);
  if (titles.length > 0 && !wasAnythingSaved) setAnythingSaved(true);
  const remove = useCallback(
    (title: SavedTitle) => {
      if (!device || !isOver(device.describe(title))) {
        return setRemoved({ key: title.key, series: null, titles: [title] });
      }
      // A title that is over is of no use, so it is removed without a question.
      heading.current?.focus();
      const text = sentence(savedName(title, locale), (name) => t('removed', { name }));
      void removeTitles(device, [title]).then(() => showToast({ id: 'saved', text }));
    },
    [device, locale, t],
  );
  if (!device) {
    return isFailed ? <Failed text={t('notLoaded')} onRetry={async () => retry()} /> : null;
  }
  if (titles.length === 0) return <NothingHere isEmptied={wasAnythingSaved} />;
  const waiting = titles.filter((title) => device.describe(title)?.can.pause);
  const turns = new Map(waiting.map(({ key }, turn) => [key, turn]));
  const cardOf = (title: SavedTitle, isInSeries: boolean) => (
    <SavedCard
      title={title}
      device={device}
      turn={turns.get(title.key) ?? -1}
      waiting={waiting.length}
      onMoved={setMoved}
      onRemove={remove}
      isInSeries={isInSeries}
    />
  );
  return (
    <section className={styles.stored} aria-label={t('title')}>
      <div ref={heading} tabIndex={-1} className={cardStyles.listHead}>
        <Heading level={2} size="md">
          {t('title')}
        </Heading>
        <Space device={device} titles={titles} space={space} />
      </div>
      <Note leading="ui">
        {t('text')} {space ? t(space.isPersisted ? 'persisted' : 'notPersisted') : ''}{' '}
        {waiting.length > 0 ? t(backgroundNoteKey(device, waiting.length)) : ''}
      </Note>
      <OverTitles titles={titles} device={device} onRemove={() => heading.current?.focus()} />
      <Inline space="sm">
        <DeviceSettings />
        <PauseAll device={device} titles={titles} />
      </Inline>
      <DeviceStore device={device} titles={titles} space={space} limit={limit} />
      <ul className={cardStyles.cards} aria-label={t('title')} {...focusProps}>
        {groupTitles(titles, device).map((group) => (
          <li key={group.key} className={styles.item}>
            {group.series ? (
              <SavedSeries
                series={group.series}
                titles={group.titles}
                device={device}
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
          device={device}
          onClose={() => {
            setRemoved(undefined);
            heading.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

interface SpaceProps {
  device: SavedDevice;
  titles: readonly SavedTitle[];
  space: DeviceSpace | null | undefined;
}

/** The used and the free space. Only this part of the list is drawn again when bytes arrive. */
function Space({ device, titles, space }: SpaceProps) {
  const { t } = useTranslation('saved-titles');
  const formatBytes = useFormatBytes();
  const bytes = bytesOf(useDescriptions(device, titles));
  return (
    <Note>
      {t('sum', { count: titles.length, size: formatBytes(bytes) })}
      {space ? ` · ${t('room', { size: formatBytes(space.free) })}` : ''}
    </Note>
  );
}

/** One button, so that it has the focus after a click, too. Not shown for a single title, whose card has the button. */
function PauseAll({ device, titles }: { device: SavedDevice; titles: readonly SavedTitle[] }) {
  const { t } = useTranslation('saved-titles');
  const can = titles.map((title) => device.describe(title)?.can);
  const active = can.filter((each) => each?.pause).length;
  const paused = can.filter((each) => each?.resume).length;
  if (active + paused < 2) return null;
  return (
    <Button
      size="sm"
      icon={active > 0 ? <PauseIcon /> : <RenewIcon />}
      onClick={() => void (active > 0 ? device.pause() : device.resume())}
    >
      {t(active > 0 ? 'pauseAll' : 'resumeAll')}
    </Button>
  );
}

/** Renders its children only if nothing is saved on this device. Renders nothing until that is known. */
export function UnlessSaved({ children }: { children: ReactNode }) {
  const { device, titles, isFailed } = useOffline();
  const isOpening = device === undefined && !isFailed;
  return titles.length > 0 || isOpening ? null : children;
}

function backgroundNoteKey(device: SavedDevice, waiting: number) {
  if (!device.continuesInBackground()) return 'tab';
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

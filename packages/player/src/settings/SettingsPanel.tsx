import { type ReactNode, type RefObject, useState } from 'react';
import { clock, count } from '../format.ts';
import { usePlayer, usePlayerState } from '../player-context.ts';
import { rates } from '../state/commands.ts';
import { AllPage, type Page } from './AllPage.tsx';
import { AudioPage } from './AudioPage.tsx';
import { Options } from './Options.tsx';
import { Panel } from './Panel.tsx';
import { QualityPage } from './QualityPage.tsx';
import { SubtitleAppearancePage } from './SubtitleAppearancePage.tsx';
import { SubtitlesPage } from './SubtitlesPage.tsx';

interface SettingsPanelProps {
  stage: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** One page for each setting. */
export function SettingsPanel({ stage, onClose }: SettingsPanelProps) {
  const { messages, locale, controls, media } = usePlayer();
  const [page, setPage] = useState<Page>('all');
  const rate = usePlayerState((state) => state.rate);
  const time = usePlayerState((state) => state.time);

  const pages: Readonly<Record<Page, { title: string; before?: Page; draw: () => ReactNode }>> = {
    all: { title: messages.settings, draw: () => <AllPage onPage={setPage} onClose={onClose} /> },
    quality: { title: messages.quality, before: 'all', draw: () => <QualityPage /> },
    audio: { title: messages.audio, before: 'all', draw: () => <AudioPage /> },
    subtitles: {
      title: messages.subtitles,
      before: 'all',
      draw: () => <SubtitlesPage onAppearance={() => setPage('looks')} />,
    },
    looks: { title: messages.looks, before: 'subtitles', draw: () => <SubtitleAppearancePage /> },
    speed: {
      title: messages.speed,
      before: 'all',
      draw: () => (
        <Options
          label={messages.speed}
          value={String(rate)}
          options={rates.map((one) => ({
            value: String(one),
            label: one === 1 ? messages.normalSpeed : messages.times(count(locale, one)),
          }))}
          onChoose={(value) => controls.setRate(Number(value))}
        />
      ),
    },
    chapters: {
      title: messages.chapters,
      before: 'all',
      draw: () => (
        <Options
          label={messages.chapters}
          value={String(media.chapters?.findLast(({ start }) => start <= time)?.start)}
          options={(media.chapters ?? []).map(({ start, name }) => ({
            value: String(start),
            label: name,
            hint: clock(locale, start),
          }))}
          onChoose={(value) => controls.seek(Number(value))}
        />
      ),
    },
  };
  const { title, before, draw } = pages[page];
  return (
    <Panel
      locale={locale}
      title={title}
      stage={stage}
      closeLabel={messages.close}
      onClose={onClose}
      back={before ? { label: messages.backToSettings, onBack: () => setPage(before) } : undefined}
    >
      {draw()}
    </Panel>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import type { OfflineDevice } from '../../device.ts';
import type { OfflinePlayback } from '../../playback.ts';
import { useDescription, useOfflineTitles } from '../../react.ts';
import type { OfflineTitle } from '../../title.ts';
import { openStoryDevice, type StoryDevice } from '../story-device.ts';

interface ListArgs {
  readonly count: number;
}

/** A list of saved titles. While one of them makes progress, only its card renders again. */
const meta: Meta<ListArgs> = {
  title: 'Offline/Behaviour/Many titles',
  args: { count: 10 },
  parameters: { docs: { canvas: { sourceState: 'none' }, story: { inline: false } } },
};

export default meta;
type Story = StoryObj<ListArgs>;

let opened: StoryDevice | undefined;
/** The ids of the lists and cards that have rendered. */
const rendered: string[] = [];
const onRender = (id: string) => void rendered.push(id);

function TitleList({ device }: { device: OfflineDevice }) {
  const titles = useOfflineTitles(device);
  return (
    <ul>
      {titles.map((title) => (
        <Profiler key={title.key} id={title.id} onRender={onRender}>
          <TitleCard device={device} title={title} />
        </Profiler>
      ))}
    </ul>
  );
}

function TitleCard({ device, title }: { device: OfflineDevice; title: OfflineTitle }) {
  const state = useDescription(device, title);
  return (
    <li>
      {title.id}: {state?.bytes}
    </li>
  );
}

/** Creates titles with one part each, as they are after their plan has been made. */
async function openTitles(count: number): Promise<StoryDevice> {
  const playbacks = Array.from({ length: count }, (_, index): OfflinePlayback => {
    return { content_type: 'movie', id: `film ${index + 1}`, sources: [] };
  });
  const made = await openStoryDevice({ name: `titles-${count}`, playbacks, mayDownload: false });
  await made.device.add(...playbacks.map((playback) => ({ playback })));
  return made;
}

/** Stores some bytes of a title, as a download does. */
async function makeProgress({ storage, device }: StoryDevice, id: string, bytes: number) {
  const key = device.list().find((title) => title.id === id)?.key ?? '';
  const part = { title: key, index: 0, file: 'video-0', url: 'https://example.test/video-0' };
  await storage.records.setParts(key, [
    { ...part, isExtra: false, range: null, fileBytes: null, bytes: null },
  ]);
  await storage.records.changePart(part, { bytes });
}

export const TenTitles: Story = {
  loaders: [
    async ({ args: { count } }) => {
      opened = await openTitles(count);
    },
  ],
  beforeEach: () => async () => await opened?.close(),
  render: () => (opened ? <TitleList device={opened.device} /> : <p />),
  play: async ({ canvasElement, args: { count } }) => {
    if (!opened) return;
    const canvas = within(canvasElement);
    const id = `film ${count / 2}`;
    await canvas.findByText(`${id}: 0`);
    rendered.length = 0;
    await makeProgress(opened, id, 1_000_000);
    await canvas.findByText(`${id}: 1000000`);
    await waitFor(() => expect(rendered).toEqual([id]));
  },
};

export const HundredsOfTitles: Story = { ...TenTitles, args: { count: 500 } };

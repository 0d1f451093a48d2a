import { Player } from '@parde/player';
import { en } from '@parde/player/en';
import { fa } from '@parde/player/fa';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useDescription, useOfflineTitles } from '../react.ts';
import { samplePlayback, setStreamLost, startSampleStream } from './sample-stream.ts';
import { openStoryDevice, type StoryDevice } from './story-device.ts';

/**
 * A page with one stream. The viewer saves it, loses the connection, and plays it from the device. No part of the
 * storefront takes part.
 */
const meta = {
  title: 'Offline/Save and play',
  parameters: {
    docs: { canvas: { sourceState: 'none' }, story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const token = 'save-and-play';
const playback = samplePlayback(token, 24);
let opened: StoryDevice | undefined;

interface SavePageProps extends Pick<StoryDevice, 'device' | 'connection'> {
  readonly locale: 'fa' | 'en';
}

function SavePage({ device, connection, locale }: SavePageProps) {
  const [title] = useOfflineTitles(device);
  const state = useDescription(device, title);
  const { isOnline } = useSyncExternalStore(connection.subscribe, connection.getState);
  const [isPlaying, setPlaying] = useState(false);
  const changeConnection = async () => {
    await setStreamLost(token, isOnline);
    connection.setOnline(!isOnline);
  };
  return (
    <div lang="en" dir="ltr">
      <button type="button" onClick={() => device.add({ playback })} disabled={Boolean(title)}>
        Save
      </button>
      <button type="button" onClick={changeConnection}>
        {isOnline ? 'Go offline' : 'Go online'}
      </button>
      <button type="button" onClick={() => setPlaying(true)} disabled={!state?.can.play}>
        Play
      </button>
      <progress aria-label="Saved" value={state?.share ?? 0} />
      <p role="status">{[state?.stage ?? 'not saved', state?.reason].filter(Boolean).join(', ')}</p>
      {title && isPlaying ? (
        <Player
          autoPlay
          locale={locale}
          messages={locale === 'fa' ? fa : en}
          media={{
            id: title.id,
            kind: 'film',
            title: 'A film',
            sources: title.playback.sources,
          }}
          localFiles={device.source(title)}
        />
      ) : null}
    </div>
  );
}

export const SaveAndPlayOffline: Story = {
  loaders: [
    startSampleStream,
    async () => {
      await setStreamLost(token, false);
      opened = await openStoryDevice({ name: token, playbacks: [playback] });
    },
  ],
  beforeEach: () => async () => await opened?.close(),
  render: (_, { globals }) =>
    opened ? <SavePage {...opened} locale={globals.locale === 'en' ? 'en' : 'fa'} /> : <p />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const click = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const status = canvas.getByRole('status');
    await step('the stream is saved, and the progress reaches its end', async () => {
      await click('Save');
      await waitFor(() => expect(status).toHaveTextContent('ready'));
      await expect(canvas.getByRole('progressbar', { name: 'Saved' })).toHaveValue(1);
    });
    await step('without a connection, the stream cannot be fetched', async () => {
      await click('Go offline');
      await canvas.findByRole('button', { name: 'Go online' });
      await expect(fetch(playback.sources[0]?.url ?? '')).rejects.toThrow();
    });
    await step('the saved title plays', async () => {
      await click('Play');
      await waitFor(() => {
        const video = canvasElement.querySelector('video');
        return expect(video?.currentTime).toBeGreaterThan(1);
      });
    });
  },
};

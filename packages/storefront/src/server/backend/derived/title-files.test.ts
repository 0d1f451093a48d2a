import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import {
  composeFrom,
  emptyHome,
  failingHome,
  failureOf,
  home,
} from './test-support/compose-from.ts';

const path = { content_type: 'movie', id: '1024' } as const;
const signedIn = { signedIn: true };

/** A subscriber's cart with the addresses of the files. */
const withFiles = fixture('getCart', 'subscriber', ({ data }) => {
  for (const row of data.downloads) row.url = `https://files.example/1024/${row.quality}.mp4?key=1`;
});
const guest = fixture('ghostCart', 'guest');
const fullRate = fixture('ghostCart', 'fullRate', ({ data }) => {
  data.downloads = withFiles.data.downloads;
});
const withoutRows = fixture('ghostCart', 'guest', ({ data }) => {
  data.downloads = [];
});
const ahead = fixture('getCart', 'notReleased', ({ data }) => {
  data.release_date = '2190-01-01T00:00:00Z';
});
const soon = {
  ...emptyHome,
  getTop: fixture('getTop', 'week', ({ data }) => {
    for (const card of data.top) Object.assign(card, { id: '1024', badge: 'soon' });
  }),
};

describe('getPlayback', () => {
  it('plays the files of the viewer’s own cart, the best first', async () => {
    const answers = { ...home, getCart: withFiles, ghostCart: guest };
    const body = await composeFrom(answers, 'getPlayback', { path }, signedIn);
    expect(body).toMatchObject({
      data: {
        content_type: 'movie',
        id: '1024',
        name_fa: 'شب‌های بی‌ستارهٔ یزد',
        picture: { url: '/media/backdrop/movie/1024' },
        duration_seconds: null,
        sources: ['1080p', '720p', '480p'].map((quality) => ({
          type: 'mp4',
          quality,
          url: `https://files.example/1024/${quality}.mp4?key=1`,
        })),
        data_charge: { rate: 'full', operators_fa: '' },
      },
    });
    expect(await failureOf(composeFrom(answers, 'getPlayback', { path }))).toBe(403);
  });

  it('recognises streams and WebM by their addresses', async () => {
    const getCart = fixture('getCart', 'subscriber', ({ data }) => {
      const endings = ['WEBM', 'm3u8', ''];
      data.downloads.forEach((row, index) => {
        row.url = `/media/1024/file.${endings[index]}`;
      });
    });
    const answers = { ...emptyHome, getCart };
    expect(await composeFrom(answers, 'getPlayback', { path }, signedIn)).toMatchObject({
      data: {
        sources: [
          { type: 'mp4', quality: '1080p' },
          { type: 'hls', quality: null },
          { type: 'webm', quality: '480p' },
        ],
      },
    });
  });

  it('works without the home page', async () => {
    const answers = { ...failingHome, getCart: withFiles };
    expect(await composeFrom(answers, 'getPlayback', { path }, signedIn)).toMatchObject({
      data: { name_fa: 'شب‌های بی‌ستارهٔ یزد', picture: withFiles.data.title_poster },
    });
  });

  it('reports before playback that the viewer’s operator charges the full rate', async () => {
    const { fullrate_data: fullRateData } = fullRate.data;
    const answers = { ...emptyHome, ghostCart: fullRate };
    const body = await composeFrom(answers, 'getPlayback', { path });
    expect(fullRateData?.message).toMatch(/./);
    expect(body).toMatchObject({
      data: {
        data_charge: {
          rate: 'full',
          operators_fa: expect.stringMatching(/./),
          message_fa: fullRateData?.message,
        },
      },
    });
  });

  it.each([
    ['who has to subscribe or buy', { getCart: guest }, 403],
    ['who comes before the release', { getCart: ahead }, 403],
    ['what a badge alone announces', { ...soon, getCart: withoutRows }, 403],
    ['a title without a file', { getCart: fixture('getCart', 'subscriber') }, 404],
    ['a title without rows, before it is paid for', { getCart: withoutRows }, 404],
    ['a title that is gone', { getCart: 400 }, 404],
    ['an ended session', { getCart: 401 }, 'server 401'],
    ['a failing server', { getCart: 503 }, 'server 503'],
  ])('refuses %s', async (_who, cart, failure) => {
    const composed = composeFrom({ ...home, ...cart }, 'getPlayback', { path }, signedIn);
    expect(await failureOf(composed)).toBe(failure);
  });
});

describe('getDownloadLinks', () => {
  it('lists the files of the viewer’s own cart, the smallest first', async () => {
    const answers = { ...home, getCart: withFiles };
    const body = await composeFrom(answers, 'getDownloadLinks', { path }, signedIn);
    expect(body).toMatchObject({
      data: {
        name_en: 'Starless Nights of Yazd',
        links: [
          {
            itemid: '1024-480p',
            quality: '480p',
            url: 'https://files.example/1024/480p.mp4?key=1',
            size_bytes: 734003200,
            file_name: 'Starless.Nights.of.Yazd.480p.mp4',
            expires_at: null,
            resumable: false,
          },
          { quality: '720p' },
          { quality: '1080p' },
        ],
        subtitles: [],
      },
    });
  });

  it('makes file names that every file system accepts', async () => {
    const getCart = fixture('getCart', 'subscriber', ({ data }) => {
      data.downloads = data.downloads.slice(0, 1).map((row) => ({
        ...row,
        name_en: null,
        name: 'قسمت ۲: «چه؟» / پایان?',
        url: '/media/f',
      }));
    });
    const answers = { ...emptyHome, getCart };
    expect(await composeFrom(answers, 'getDownloadLinks', { path }, signedIn)).toMatchObject({
      data: { links: [{ file_name: 'قسمت.۲.«چه؟».پایان.480p.mp4' }] },
    });
  });

  it('has no links without files, and is refused to viewers who would have to pay', async () => {
    const links = (getCart: object | number) =>
      composeFrom({ ...home, getCart }, 'getDownloadLinks', { path }, signedIn);
    const none = { data: { links: [] } };
    expect(await links(fixture('getCart', 'subscriber'))).toMatchObject(none);
    expect(await links(ahead)).toMatchObject(none);
    expect(await failureOf(links(guest))).toBe(403);
    expect(await failureOf(links(400))).toBe(404);
    expect(await failureOf(links(503))).toBe('server 503');
  });
});

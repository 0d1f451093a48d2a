import { expect, it } from 'vitest';
import { parseThumbnails } from './thumbnails.ts';

it('maps each time range to a region of an image', () => {
  const text = [
    'WEBVTT',
    '',
    '00:00:00.000 --> 00:00:08.000',
    'sprite.jpg#xywh=0,0,160,90',
    '',
    '01:02:08.500 --> 01:02:16.000 align:start',
    '/other/sprite.jpg#xywh=pixel:160,90,160,90',
    '',
    '01:03.000 --> 01:04.000',
    'words, not a picture',
  ].join('\r\n');
  expect(parseThumbnails(text, 'https://media.example/7/thumbnails.vtt')).toEqual([
    {
      start: 0,
      end: 8,
      url: 'https://media.example/7/sprite.jpg',
      x: 0,
      y: 0,
      width: 160,
      height: 90,
    },
    {
      start: 3728.5,
      end: 3736,
      url: 'https://media.example/other/sprite.jpg',
      x: 160,
      y: 90,
      width: 160,
      height: 90,
    },
  ]);
});

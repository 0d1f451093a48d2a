import { fragmentSeconds, fragmentsInLoop, thumbnails } from '@parde/demo-art/sample';

export const subtitleLanguages = ['fa', 'en'] as const;
export type SubtitleLanguage = (typeof subtitleLanguages)[number];

/** True if the subtitles are on by default: Persian ones for a stream in another language. */
export function isShownByDefault(read: string, audio: string): boolean {
  return read === 'fa' && audio !== 'fa';
}

/** The subtitle texts of the loop. A longer film repeats them. */
const linesOf: Record<SubtitleLanguage, readonly string[]> = {
  fa: [
    'تا کاروان‌سرای بعدی چقدر راه مانده؟',
    'تا خورشید پشت آن تپه برود، می‌رسیم.',
    'دیشب هم همین را گفتی.',
    'دیشب تپه‌ها این‌قدر راه نمی‌رفتند.',
    'گوش کن! صدای سه‌تار می‌آید…',
    'باد است که در شن می‌پیچد.',
    'اگر باد بود، شترها سر تکان نمی‌دادند.',
    '- چای داریم؟\n- همیشه چای داریم.',
  ],
  en: [
    'How far is it to the next caravanserai?',
    'We shall be there when the sun is behind that dune.',
    'You said so last night.',
    'Last night the dunes did not walk so much.',
    'Listen! That is a setar…',
    'It is the wind in the sand.',
    'If it were the wind, the camels would not be nodding.',
    '- Is there tea?\n- There is always tea.',
  ],
};

const every = 6.4;
const shownFor = 4.8;

export function subtitles(language: SubtitleLanguage, seconds: number): string {
  const lines = linesOf[language];
  const cues = Array.from({ length: Math.floor(seconds / every) }, (_, index) => {
    const start = index * every + 0.8;
    return cue(start, start + shownFor, lines[index % lines.length] ?? '');
  });
  return webVtt(cues, 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000');
}

const thumbnailEvery = 8;

/** Returns the cues that map each moment to a part of the sprite. */
export function thumbnailCues(seconds: number): string {
  const { file, count, columns, width, height } = thumbnails;
  const loop = fragmentSeconds * fragmentsInLoop;
  const cues = Array.from({ length: Math.ceil(seconds / thumbnailEvery) }, (_, index) => {
    const start = index * thumbnailEvery;
    const tile = Math.floor(((start % loop) / loop) * count);
    const x = (tile % columns) * width;
    const y = Math.floor(tile / columns) * height;
    const end = Math.min(seconds, start + thumbnailEvery);
    return cue(start, end, `${file}#xywh=${x},${y},${width},${height}`);
  });
  return webVtt(cues);
}

function webVtt(cues: readonly string[], header?: string): string {
  return `WEBVTT\n${header ? `${header}\n` : ''}\n${cues.join('\n\n')}\n`;
}

function cue(start: number, end: number, text: string): string {
  return `${stamp(start)} --> ${stamp(end)}\n${text}`;
}

function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

import { describe, expect, it } from 'vitest';
import { gigabyte, megabyte } from './bytes.ts';
import {
  countedBytes,
  dataCost,
  isDataRate,
  promisesHalfPrice,
  qualityWithin,
  videoBytes,
  videoQualities,
} from './data-cost.ts';

describe('the size of a film', () => {
  it('grows with its length and its quality', () => {
    expect(videoBytes(60, '720p')).toBe(1100 * megabyte);
    expect(videoBytes(30, '2160p')).toBe(3.5 * gigabyte);
    const all = videoQualities.map((quality) => videoBytes(90, quality));
    expect(all).toEqual([...all].sort((one, other) => one - other));
  });

  it('uses the best quality that is not above the height, or the lowest', () => {
    expect([1080, 1440, 719, 144].map(qualityWithin)).toEqual(['1080p', '1080p', '480p', '480p']);
  });
});

describe('the cost of data', () => {
  it('is half at half price, and 0 at the free rate even without a price', () => {
    expect(dataCost(gigabyte, 'full', 10_000)).toBe(10_000);
    expect(dataCost(gigabyte, 'half', 10_000)).toBe(5000);
    expect(dataCost(gigabyte, 'free', undefined)).toBe(0);
    expect(countedBytes(gigabyte, 'half')).toBe(gigabyte / 2);
  });

  it('is rounded, but never to 0', () => {
    expect(dataCost(640 * megabyte, 'half', 10_000)).toBe(3100);
    expect(dataCost(megabyte, 'full', 10_000)).toBe(100);
  });

  it('is unknown without a price or without a size', () => {
    expect(dataCost(gigabyte, 'full', undefined)).toBeUndefined();
    expect(dataCost(Number.NaN, 'full', 10_000)).toBeUndefined();
  });
});

it('recognises the known rates, and no rate of a later contract', () => {
  expect(['half', 'quarter', 'toString'].filter(isDataRate)).toEqual(['half']);
});

it('recognises a message about half price', () => {
  const halfPrice = [
    'بسیاری از اپراتورها حجم مصرفی شما را نیم‌بها حساب می‌کنند.',
    'اینترنت نیم بها',
    'Many operators charge half price for your data.',
    'Half-price data',
  ];
  expect(halfPrice.filter((text) => !promisesHalfPrice(text))).toEqual([]);
  expect(promisesHalfPrice('نیمی از بهای بلیت در پیش‌فروش')).toBe(false);
  expect(promisesHalfPrice('Your ticket has expired.')).toBe(false);
  expect(promisesHalfPrice('این عنوان نیم‌بها نیست.')).toBe(false);
  expect(promisesHalfPrice('Half-price data doesn’t apply to this title.')).toBe(false);
});

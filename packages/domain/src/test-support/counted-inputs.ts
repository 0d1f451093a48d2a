import * as rules from '../index.ts';
import type { RuleInputs, RuleName } from './rule-inputs.ts';

/** Inputs for the rules about quantities that are counted on the device: data, its cost, and a child's minutes. */
export const countedInputs: { readonly [Name in RuleName]?: RuleInputs } = {
  affordableQuality: { number: (number) => rules.affordableQuality(number, number, 'full') },
  cheapHours: {
    text: (text) => rules.cheapHours([{ from: text, to: '08:00' }], 1_000_000),
    number: (now) => rules.cheapHours([{ from: '23:00', to: '08:00' }], now).areActive,
  },
  countDataUse: {
    text: (text) => rules.countDataUse(text, 10, 1_000_000),
    number: (number) => [
      rules.countDataUse(null, number, 1_000_000),
      rules.countDataUse(null, 10, number),
    ],
  },
  countedBytes: { number: (bytes) => rules.countedBytes(bytes, 'half') },
  dataCost: {
    number: (number) => [
      rules.dataCost(number, 'half', 10_000),
      rules.dataCost(10_000_000, 'full', number),
    ],
    mayReturnUndefined: true,
  },
  dataUsed: {
    text: (text) => rules.dataUsed(text, 1_000_000),
    number: (number) => rules.dataUsed(rules.countDataUse(null, number, number), number),
  },
  elapsedFraction: {
    text: (text) => rules.elapsedFraction({ starts_at: text, ends_at: text }, 1_000_000),
    number: (now) =>
      rules.elapsedFraction(
        { starts_at: '2026-01-01T10:00:00Z', ends_at: '2026-01-01T11:00:00Z' },
        now,
      ),
  },
  isDataRate: { text: rules.isDataRate },
  qualityWithin: { number: rules.qualityWithin },
  promisesHalfPrice: { text: rules.promisesHalfPrice },
  watchStage: {
    number: (number) => [rules.watchStage(number, 100), rules.watchStage(50, number)],
  },
  videoBytes: { number: (minutes) => rules.videoBytes(minutes, '2160p') },
  countKidsTime: {
    text: (text) => rules.countKidsTime(text, 1_000_000),
    number: (now) => [
      rules.countKidsTime('[0,0,0]', now),
      rules.countKidsTime(`[0,${now},${now}]`, 1_000_000),
    ],
  },
  kidsTimeLeft: {
    text: (text) => rules.kidsTimeLeft(text, 30, 1_000_000),
    number: (now) => rules.kidsTimeLeft(`[0,${now},${now}]`, 30, now),
  },
};

import * as rules from '../index.ts';
import type { RuleInputs, RuleName } from './rule-inputs.ts';

/** Of what data costs, and of a month's. */
export const dataInputs: { readonly [Name in RuleName]?: RuleInputs } = {
  affordableQuality: { number: (number) => rules.affordableQuality(number, number, 'full') },
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
  isDataRate: { text: rules.isDataRate },
  qualityWithin: { number: rules.qualityWithin },
  videoBytes: { number: (minutes) => rules.videoBytes(minutes, '2160p') },
};

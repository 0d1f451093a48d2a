import type { Answer } from '@parde/api-client';
import { operatorAt } from '../money/operator.ts';
import { operators } from '../site/operators.ts';

type DataCharge = Answer<'getPlayback'>['data']['data_charge'];

const words = {
  full: {
    fa: (name: string) => `با اینترنت ${name}، حجم مصرفی تمام‌بها حساب می‌شود.`,
    en: (name: string) => `On ${name}, data is billed at the full rate.`,
  },
  half: {
    fa: (name: string) => `با اینترنت ${name}، حجم مصرفی نیم‌بها حساب می‌شود.`,
    en: (name: string) => `On ${name}, data costs half its usual price.`,
  },
  free: {
    fa: (name: string) => `با اینترنت ${name}، حجم تماشا از بستهٔ شما کم نمی‌شود.`,
    en: (name: string) => `On ${name}, watching doesn’t count against your data allowance.`,
  },
};

/** Returns the data charge of the viewer's network. For an unknown network, only that there is a charge is known. */
export function dataChargeAt(address: string): DataCharge {
  const key = operatorAt(address)?.key;
  const operator = operators.find((one) => one.key === key);
  if (!operator) {
    return {
      rate: 'full',
      operators_fa: '',
      operators_en: null,
      message_fa: 'حجم مصرفی با تعرفهٔ اپراتور شما حساب می‌شود.',
      message_en: 'Data is billed at your operator’s own rate.',
    };
  }
  const { rate, name_fa, name_en } = operator;
  return {
    rate,
    operators_fa: name_fa,
    operators_en: name_en,
    message_fa: words[rate].fa(name_fa),
    message_en: words[rate].en(name_en ?? name_fa),
  };
}

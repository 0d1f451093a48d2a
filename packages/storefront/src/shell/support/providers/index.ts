import type { Support } from '../../../brand/define-brand.ts';
import { crisp } from './crisp.ts';
import { custom } from './custom.ts';
import { goftino } from './goftino.ts';
import type { ChatProvider } from './provider.ts';
import { raychat } from './raychat.ts';

export const chatProviders: Readonly<Record<Support['provider'], ChatProvider>> = {
  goftino,
  raychat,
  crisp,
  custom,
};

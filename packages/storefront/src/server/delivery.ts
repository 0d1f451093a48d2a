import { createContext } from 'react-router';
import type { ClientAssets } from './assets.server.ts';
import type { PolicyOrigins } from './csp.ts';

/** Decided before the render: how the page is sent. */
export interface Delivery {
  /** Set where a shared cache may keep the page: the request says nothing of the viewer. */
  readonly cacheSeconds: number | undefined;
  /** Undefined in development: Vite sends styles and scripts. */
  readonly assets: ClientAssets | undefined;
  readonly requestId: string;
  readonly origins: PolicyOrigins;
}

export const deliveryContext = createContext<Delivery>();

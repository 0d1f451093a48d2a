import { createContext } from 'react-router';
import type { ClientAssets } from './assets.server.ts';
import type { PolicyOrigins } from './csp.ts';

/** How a rendered page travels to its viewer. The server decides it before the render. */
export interface Delivery {
  /** Nothing of the viewer was in the request, so a shared cache may keep the page, for so many seconds. */
  readonly cacheSeconds: number | undefined;
  /** What the browser build holds. Absent under the development server, which sends its own styles and scripts. */
  readonly assets: ClientAssets | undefined;
  readonly requestId: string;
  /** Where else the page may load from and send to. */
  readonly origins: PolicyOrigins;
}

export const deliveryContext = createContext<Delivery>();

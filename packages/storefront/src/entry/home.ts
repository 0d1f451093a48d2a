import type { Home, HomeOptions } from '../brand/home.ts';
import { ownHomeRow } from '../route-table.ts';

export type { HomeOptions, HomePart, OwnShelf, ShelfSource } from '../brand/home.ts';

/** `brand.ts` says it as `home: defineHome({ … })`. Another brand has no byte of it. */
export function defineHome<const Id extends string = never>(options: HomeOptions<Id>): Home {
  const { order = ['slider'], hide = [] } = options;
  const isSliderFirst = order[0] === 'slider' && !hide.includes('slider');
  return {
    options,
    row: ownHomeRow({
      // Over a picture, or there is none to lie over.
      header: isSliderFirst ? 'overlay' : 'solid',
      load: () => import('../pages/own-home.tsx'),
    }),
  };
}

import type { Home, HomeOptions } from '../brand/home.ts';
import { createCustomHomeRow } from '../route-table.ts';

export type { CustomShelf, HomeOptions, HomePart, ShelfSource } from '../brand/home.ts';

/** Used in `brand.ts` as `home: defineHome({ … })`. Other brands ship none of this code. */
export function defineHome<const Id extends string = never>(options: HomeOptions<Id>): Home {
  const { order = ['slider'], hide = [] } = options;
  const isSliderFirst = order[0] === 'slider' && !hide.includes('slider');
  return {
    options,
    row: createCustomHomeRow({
      // The header overlays the slider's picture, so it is solid if the page does not start with the slider.
      header: isSliderFirst ? 'overlay' : 'solid',
      load: () => import('../pages/catalogue/own-home.tsx'),
    }),
  };
}

import type { Locale } from '@parde/domain';
import type { Brand, Messages } from './define-brand.ts';
import { defineMenu } from './menu.ts';

/**
 * Returns the brand in one of its additional languages. The texts in this language replace those of the fallback
 * language.
 */
export function localiseBrand(brand: Brand, code: string, fallback: Locale): Brand {
  const localise = (messages: Messages): Messages => ({
    ...messages,
    [fallback]: messages[code] ?? messages[fallback],
  });
  const { name, tagline, description, about, plusCatalogue, menu, home } = brand;
  return {
    ...brand,
    name: localise(name),
    tagline: localise(tagline),
    description: localise(description),
    about: about && localise(about),
    plusCatalogue: plusCatalogue && { ...plusCatalogue, name: localise(plusCatalogue.name) },
    menu:
      menu &&
      defineMenu<string>({
        ...menu.options,
        add: menu.options.add?.map((item) => ({ ...item, label: localise(item.label) })),
      }),
    home: home && {
      ...home,
      options: {
        ...home.options,
        shelves: home.options.shelves?.map((shelf) => ({ ...shelf, title: localise(shelf.title) })),
      },
    },
  };
}

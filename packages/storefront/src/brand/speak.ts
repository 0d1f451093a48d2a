import type { Locale } from '@parde/domain';
import type { Brand, Messages } from './define-brand.ts';
import { defineMenu } from './menu.ts';

/**
 * Returns the brand in one of its additional languages. The texts in this language replace those of the fallback
 * language.
 */
export function speak(brand: Brand, code: string, fallback: Locale): Brand {
  const say = (messages: Messages): Messages => ({ ...messages, [fallback]: messages[code] ?? messages[fallback] });
  const { name, tagline, description, about, plusCatalogue, menu, home } = brand;
  return {
    ...brand,
    name: say(name),
    tagline: say(tagline),
    description: say(description),
    about: about && say(about),
    plusCatalogue: plusCatalogue && { ...plusCatalogue, name: say(plusCatalogue.name) },
    menu:
      menu &&
      defineMenu<string>({
        ...menu.options,
        add: menu.options.add?.map((item) => ({ ...item, label: say(item.label) })),
      }),
    home: home && {
      ...home,
      options: {
        ...home.options,
        shelves: home.options.shelves?.map((shelf) => ({ ...shelf, title: say(shelf.title) })),
      },
    },
  };
}

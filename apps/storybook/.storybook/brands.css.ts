import { brandTheme, main, partner, plus, wireframe } from '@parde/ui/theme';

// An app puts one brand on `:root`. Storybook loads all of them, and the toolbar picks one.
for (const [name, brand] of Object.entries({ main, plus, partner, wireframe })) {
  brandTheme(brand, { root: `:root[data-brand='${name}']` });
}

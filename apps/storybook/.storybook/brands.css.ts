import { brandTheme, main, partner, plus, wireframe } from '@parde/ui/theme';

// An app has one brand on `:root`. Here all of them stand side by side, and the toolbar picks one.
for (const [name, brand] of Object.entries({ main, plus, partner, wireframe })) {
  brandTheme(brand, { root: `:root[data-brand='${name}']` });
}

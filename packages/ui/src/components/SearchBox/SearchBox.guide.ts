import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  aliases: [
    'search',
    'search bar',
    'combobox',
    'autocomplete',
    'suggestions',
    'typeahead',
    'جست‌وجو',
    'جستجو',
    'سرچ',
    'نوار جست‌وجو',
  ],
  use: 'Use a search box to find a title or a person. Results appear while the viewer types.',
  avoid: 'To filter a visible list, use a `TextField`.',
  keys: {
    '↑ ↓': 'move between the results, and from the last result to the field',
    Enter: 'opens the selected result, or searches',
    Escape: 'closes the results; the next press clears the field',
    Delete: 'removes a recent search',
    Tab: 'leaves the search box',
  },
  screenReader:
    'The search box is a combo box. The number of results is announced. Each result is an option with its name, kind and facts.',
};

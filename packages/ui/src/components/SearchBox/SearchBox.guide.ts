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
  use: 'Looking for a title or a person, with results while one types.',
  avoid: 'A filter of a list that is in sight: a `TextField`.',
  keys: {
    '↑ ↓': 'walk among the results, and from the last to the field',
    Enter: 'opens the chosen one, or searches',
    Escape: 'closes the results, and then empties the field',
    Delete: 'takes a recent search away',
    Tab: 'leaves it',
  },
  screenReader:
    'A combo box. How many there are is announced; each result is an option with its name, kind and facts.',
};

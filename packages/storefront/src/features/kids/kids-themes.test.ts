import { expect, test } from 'vitest';
import { ageGroup, shelfCards, themesOf } from './kids-themes.ts';

const namesOf = (genres: Record<string, string>) => themesOf(genres).map(({ name }) => name);

test('the themes are those of the server’s genres, whatever their order', () => {
  expect(namesOf({ crime: 'جنایی', music: 'موسیقی', kids: 'کودک', fantasy: 'فانتزی' })).toEqual([
    'new',
    'tales',
    'songs',
    'films',
    'series',
  ]);
});

test('another server’s genres belong to the same themes', () => {
  expect(themesOf({ 'wildlife-films': 'حیات وحش' })).toContainEqual(
    expect.objectContaining({ name: 'animals', genre: 'wildlife-films', sort: 'popular' }),
  );
});

test('without genres the lists of the genre for children remain', () => {
  expect(themesOf().map(({ genre }) => genre)).toEqual(['kids', 'kids', 'kids']);
});

const card = (id: string) => ({ content_type: 'movie', id }) as const;
const cards = [card('1'), card('2'), card('3')];
const forKids = new Set(Array.from({ length: 12 }, (_, index) => `movie-${index + 3}`));

test('the youngest see only titles of the genre for children; older children see them first', () => {
  expect(ageGroup(7)).toBe('young');
  expect(ageGroup(12)).toBe('older');
  expect(shelfCards(cards, forKids, 7)).toEqual([card('3')]);
  expect(shelfCards(cards, forKids, 12)).toEqual([card('3'), card('1'), card('2')]);
});

test('if that genre has few titles, the youngest see all titles for their age', () => {
  expect(shelfCards(cards, new Set(['movie-3']), 7)).toEqual([card('3'), card('1'), card('2')]);
});

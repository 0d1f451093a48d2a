import { describe, expect, expectTypeOf, it } from 'vitest';
import { checkBrand } from '../test-support/check-brand.server.ts';
import { defineMenu, type MenuOptions } from './menu.ts';
import { testBrand } from './test-brand.ts';

const club = {
  id: 'club',
  label: { fa: 'باشگاه', en: 'Club' },
  href: 'https://club.example/',
  icon: 'M4 3h16v18H4z',
  places: ['header', 'bottom-bar'],
} as const;
const links = [
  { href: '/', label: 'Home' },
  { href: '/cinema', label: 'Films' },
  { href: '/live/parde-one', label: 'Live' },
  { href: '/channel/studio', label: 'Studio' },
];
const view = { brand: testBrand, facts: { locale: 'en' } } as const;
const labels = (options: MenuOptions, place: 'header' | 'footer-browse' = 'header') =>
  defineMenu<string>(options)
    .arrange(view, '/', place, links)
    .map(({ label }) => label);

describe('a menu', () => {
  it('is unchanged without options', () => {
    expect(defineMenu({}).arrange(view, '/', 'header', links)).toEqual(links);
  });

  it('starts with the items that the brand orders, then keeps the default order', () => {
    expect(labels({ order: ['live', 'cinema'] })).toEqual(['Live', 'Films', 'Home', 'Studio']);
  });

  it('leaves out hidden items', () => {
    const menu = defineMenu({ hide: ['live', 'categories'] });
    expect(labels({ hide: ['live'] })).toEqual(['Home', 'Films', 'Studio']);
    expect(menu.hides('categories')).toBe(true);
    expect(menu.hides('kids')).toBe(false);
  });

  it('shows the brand’s items only in their places, in the brand’s order', () => {
    expect(labels({ add: [club] })).toEqual(['Home', 'Films', 'Live', 'Studio', 'Club']);
    expect(labels({ add: [club] }, 'footer-browse')).not.toContain('Club');
    expect(labels({ add: [club], order: ['home', 'club'] }).slice(0, 2)).toEqual(['Home', 'Club']);
  });

  it('marks the current item and shows labels in the viewer’s language', () => {
    const { arrange } = defineMenu({ add: [{ ...club, href: '/cinema' }] });
    const at = (pathname: string) =>
      arrange({ ...view, facts: { locale: 'fa' } }, pathname, 'header', []).map(
        ({ label, ...link }) => ({
          label,
          current: 'current' in link && link.current,
        }),
      );
    expect(at('/cinema')).toEqual([{ label: 'باشگاه', current: true }]);
    expect(at('/')).toEqual([{ label: 'باشگاه', current: false }]);
  });

  it('leaves out the brand’s own items that lead to a page which the host hides', () => {
    const menu = defineMenu({ add: [{ ...club, href: '/payments?tab=1' }] });
    const shown = (showsPayments: boolean) => {
      const rules = { showsPayments, showsFullRateTip: true, assumesSubscribed: false };
      const facts = { ...view.facts, rules };
      return menu.arrange({ ...view, facts }, '/', 'header', []).length;
    };
    expect(shown(true)).toBe(1);
    expect(shown(false)).toBe(0);
  });

  it('accepts only known names', () => {
    expectTypeOf(defineMenu<'club'>)
      .parameter(0)
      .toExtend<MenuOptions<'club'>>();
    // @ts-expect-error: a typing error.
    defineMenu({ order: ['cinmea'] });
    // @ts-expect-error: what is added is not hidden.
    defineMenu({ add: [club], hide: ['club'] });
    defineMenu({ add: [club], order: ['club', 'cinema'] });
  });
});

describe('the check of a menu at startup', () => {
  const check = (options: MenuOptions) => () =>
    checkBrand({ ...testBrand, menu: defineMenu<string>(options) });

  it('accepts a valid menu', () => {
    expect(check({ order: ['club', 'live'], hide: ['studio'], add: [club] })).not.toThrow();
  });

  it('refuses an unknown name and suggests the nearest', () => {
    expect(check({ order: ['cinmea'] })).toThrow(
      /menu\.order\.0 must be a name that there is, and is "cinmea"; the nearest is cinema$/m,
    );
  });

  it('lists all names if none is near', () => {
    expect(check({ order: ['zzzz'] })).toThrow(/and is "zzzz"; there are home, .*terms/);
  });

  it.each([
    ['http://club.example', 'must be a page of this site'],
    ['//club.example', 'must be a page of this site'],
    ['/clubb', 'leads to no page'],
  ])('the address %s is refused: it %s', (href, reason) => {
    expect(check({ add: [{ ...club, href }] })).toThrow(`menu.add.0.href ${reason}`);
  });

  it('refuses an item with a duplicate id or without an icon for the bottom bar', () => {
    expect(check({ add: [{ ...club, id: 'home' }] })).toThrow('menu.add.0.id is taken');
    expect(check({ add: [club, club] })).toThrow('menu.add.1.id is taken');
    expect(check({ add: [{ ...club, icon: undefined }] })).toThrow('menu.add.0.icon is missing');
  });
});

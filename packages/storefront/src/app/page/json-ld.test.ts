import { describe, expect, it } from 'vitest';
import { breadcrumbList, printJsonLd } from './JsonLd.tsx';

describe('JSON-LD', () => {
  it('escapes characters that could end its element or begin another', () => {
    const name = '</script><script>alert(1)</script><!--';
    const text = printJsonLd([{ '@type': 'Movie', name }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  });

  it('leaves out undefined properties', () => {
    expect(printJsonLd([{ '@type': 'Movie', duration: undefined }])).toBe(
      '{"@context":"https://schema.org","@graph":[{"@type":"Movie"}]}',
    );
  });

  it('counts breadcrumbs from one, with absolute addresses', () => {
    expect(
      breadcrumbList('https://parde.test', [
        { name: 'Parde', path: '/' },
        { name: 'N', path: '/movie/1' },
      ]),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Parde', item: 'https://parde.test/' },
        { '@type': 'ListItem', position: 2, name: 'N', item: 'https://parde.test/movie/1' },
      ],
    });
  });
});

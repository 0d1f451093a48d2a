import assert from 'node:assert/strict';
import { type BrandOverrides, main, media, plus, resolveBrand, vars } from '@parde/ui/theme';

const brand: BrandOverrides = { light: { color: { accent: '#00aa55' } } };
assert.equal(resolveBrand(brand).light.color.accent, '#00aa55');
// Colours that go with the accent are derived from it.
assert.notEqual(resolveBrand(brand).light.color.focus, main.light.color.focus);
assert.notDeepEqual(resolveBrand(plus), main);
assert.equal(vars.color.accent, 'var(--parde-color-accent)');
assert.match(media.tablet, /min-width/);

console.log(`${vars.color.accent} is ${resolveBrand(brand).light.color.accent}`);

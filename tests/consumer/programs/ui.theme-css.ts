import assert from 'node:assert/strict';
import { themeCss, themeFromColor } from '@parde/ui/theme-css';

const css = themeCss({ ...themeFromColor('#0a5'), radius: { poster: '0' } });
assert.match(css, /^@layer kit, shell, page, brand;/);
assert.match(css, /:root\[data-theme='dark'\]/);
assert.match(css, /--parde-radius-poster: 0;/);

console.log(css.length);

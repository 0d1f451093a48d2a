// Only the build reads this file. It imports every style of `dist/styles.css`, the global styles first.
import './global.css.ts';
import './index.ts';

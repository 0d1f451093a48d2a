// Only the build reads this file: everything that `dist/styles.css` holds, the global part first.
import './global.css.ts';
import './index.ts';

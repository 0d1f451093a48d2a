import './theme/defaults.css.ts';
import './theme/fonts.css.ts';
import './theme/reset.css.ts';

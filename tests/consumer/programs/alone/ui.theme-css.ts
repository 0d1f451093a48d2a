import { themeCss, themeFromColor } from '@parde/ui/theme-css';

console.log(themeCss(themeFromColor('#0a5')));

export { fetchHome, HomeHeading, HomeScreen, homeMeta, useHomeParts } from './HomeScreen.tsx';

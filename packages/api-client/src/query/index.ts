export { categoriesQuery, movieQuery } from './catalogue.ts';
export { discoverQuery, sliderQuery } from './home.ts';
export {
  ghostCheckQuery,
  loginMutation,
  logoutMutation,
  sendCodeMutation,
  userQuery,
} from './session.ts';

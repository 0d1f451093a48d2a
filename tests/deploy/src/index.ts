/** Exported for tests/bench. */
export { buildMain, layOut, prepareNginx } from './prepare.ts';
export { Api } from './stage/api.ts';
export { type Answer, type RequestOptions, send } from './stage/ask.ts';
export { Nginx } from './stage/nginx.ts';
export { Program } from './stage/program.ts';
export { signIn } from './stage/sign-in.ts';
export { Storefront } from './stage/storefront.ts';

/**
 * Made from openapi/ by `pnpm generate`. Do not edit: change the contract and run it again.
 */
/** By name: the method, the path, whether a token goes along, and the top level of the answer. */
export const rows = {
  getSlider: ['GET', '/get/slider', 'optional', { data: 'object' }],
  getDiscover: ['GET', '/get/discover', 'optional', { data: 'list' }],
  getCategories: ['GET', '/ghost/getCategories', 'none', 'list'],
  getMovie: ['GET', '/get/movie/{id}', 'optional', { data: 'object' }],
  login: ['POST', '/login', 'none', { token: 'string' }],
  sendCode: ['POST', '/login/send-code', 'none', 'unused'],
  logout: ['POST', '/logout', 'required', 'unused'],
  endSession: ['GET', '/logout', 'optional', 'unused'],
  getUser: ['GET', '/get/user', 'required', { data: 'object' }],
  ghostCheck: ['GET', '/ghost/get{check_url}', 'none', { subscription: 'number', ref: 'string' }],
} as const;

/** The operations that only a storefront's own server calls. */
export const serverOnly = ['endSession'] as const;

export { type NewBrand, type OwnFiles, ownFiles } from './brand-module.ts';
export { createBrand } from './create-brand.ts';
export { readNewBrand } from './read-new-brand.ts';
export type { Versions } from './versions.ts';

export { type Brand, defineBrand } from './define-brand.ts';

import { serveStorefront } from '@parde/storefront/server';
import { brand } from './brand.ts';

export default serveStorefront(brand);

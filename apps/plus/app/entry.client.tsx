import { startStorefront } from '@parde/storefront/client';
import { brand } from '../brand.ts';

await startStorefront(brand);

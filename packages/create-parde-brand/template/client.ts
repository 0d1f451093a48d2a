import { startStorefront } from '@parde/storefront/client';
import { brand } from './brand.ts';
import './theme.css.ts';

await startStorefront(brand);

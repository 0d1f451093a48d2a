import * as build from 'virtual:react-router/server-build';
import { serveStorefront } from '@parde/storefront/server';
import { brand } from './brand.ts';

export default serveStorefront({ brand, build });

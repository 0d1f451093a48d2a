import { globalLayer } from '@vanilla-extract/css';
import { layers } from './layer-order.ts';

for (const layer of layers) globalLayer(layer);

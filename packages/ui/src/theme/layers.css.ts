import { globalLayer } from '@vanilla-extract/css';
import { layers } from './layers.ts';

for (const layer of layers) globalLayer(layer);

import { addons } from 'storybook/manager-api';
import { dark } from './looks.ts';

addons.setConfig({ theme: dark });

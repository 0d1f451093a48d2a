import { setFileScope } from '@vanilla-extract/css/fileScope';

setFileScope('test');

import { openOfflineStorage } from '@parde/offline';

console.log(await openOfflineStorage());

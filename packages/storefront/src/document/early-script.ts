import { storageKeys } from '@parde/domain';
import { kidsHome, kidsPathSource } from '../features/kids/kids-paths.ts';

const read = (key: string) => `localStorage.getItem(${JSON.stringify(key)})==='true'`;

/**
 * Runs before the first paint, so that a dark viewer sees no light flash and a child no page but the kids' own. It is
 * the same for everyone, so HTML varies by neither and its hash never changes within a build.
 */
export const earlyScript = `try{var d=document.documentElement;if(${read(storageKeys.kids)}&&!RegExp('${kidsPathSource}').test(location.pathname)){d.hidden=true;location.replace('${kidsHome}')}if(${read(storageKeys.nightMode)})d.dataset.theme='dark'}catch(e){}`;

import { storageKeys } from '@parde/domain';
import { type MiddlewareFunction, redirect } from 'react-router';
import { recall } from '../../browser/storage.ts';
import { kidsHome, kidsPathSource } from './kids-paths.ts';

const isKidsPath = new RegExp(kidsPathSource);

/** The early script keeps a document in kids mode; this keeps the clicks within it there too. */
export const stayInKidsMode: MiddlewareFunction = async ({ request }, next) => {
  const { pathname } = new URL(request.url);
  if (recall(storageKeys.kids) === 'true' && !isKidsPath.test(pathname)) throw redirect(kidsHome);
  return next();
};

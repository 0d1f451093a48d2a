import type { Random } from '../accounts/codes.ts';
import type { Database } from '../storage/database.ts';

const name = 'media';

/** Returns the signing secret, which is created once per database. */
export function mediaSecret(db: Database, random: Random): Uint8Array {
  return db.transaction(() => {
    const known = db.one(db.from.selectFrom('secrets').select('value').where('name', '=', name));
    if (known) return Buffer.from(known.value, 'hex');
    const value = Buffer.from(random(32)).toString('hex');
    db.run(db.from.insertInto('secrets').values({ name, value }));
    return Buffer.from(value, 'hex');
  });
}

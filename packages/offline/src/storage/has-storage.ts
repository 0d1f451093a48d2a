/** Returns true if this site has such a storage. Opens nothing. */
export async function hasOfflineStorage(name = 'offline'): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some((database) => database.name === name);
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/**
 * Creates the key of this device. No script can read the key, so on no other device does a signature lead to a
 * viewer.
 */
export async function createOwnerKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ ...algorithm, length: 256 }, false, ['sign']);
  if ('privateKey' in key) throw new TypeError('Expected a single key.');
  return key;
}

/** Saved titles outlive a session, so they are stored with a signature of the viewer instead of the viewer's name. */
export async function signOwner(viewer: string, key: CryptoKey): Promise<string> {
  const bytes = await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(viewer));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

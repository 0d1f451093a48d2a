import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly certificate: string;
  readonly key: string;
  /** The hash of the certificate's public key, by which Chrome trusts it. */
  readonly fingerprint: string;
}

/**
 * Creates a self-signed certificate for a run. Chrome does not cache anything of a host whose certificate errors it
 * only ignores.
 */
export function makeCertificate(folder: string, hosts: readonly string[]): Certificate {
  const certificate = join(folder, 'bench.pem');
  const key = join(folder, 'bench.key');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-nodes', '-days', '2', '-subj', '/CN=bench'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-addext', `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const publicKey = new X509Certificate(readFileSync(certificate)).publicKey;
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return { certificate, key, fingerprint: createHash('sha256').update(spki).digest('base64') };
}

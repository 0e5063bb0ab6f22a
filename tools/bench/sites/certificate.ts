// A key and a certificate for localhost, for as long as a run takes.
import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** What the browser is told to trust: this key alone, so that its cache works as it does on a real site. */
  fingerprint: string;
}

export function makeCertificate(folder: string): Certificate {
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'certificate.pem');
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '2', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', keyFile, '-out', certFile],
  ]);
  if (made.status !== 0) {
    console.error('The bench serves over https as a real site does, and needs the openssl command for it.');
    process.exit(1);
  }
  const cert = readFileSync(certFile);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(publicKey).digest('base64');
  return { key: readFileSync(keyFile), cert, fingerprint };
}

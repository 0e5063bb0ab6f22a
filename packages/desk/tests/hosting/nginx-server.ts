import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { request as http } from 'node:http';
import { request as https } from 'node:https';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#desk/lib/free-port.ts';
import { ownFile } from '../folder.ts';
import { asker, HOST } from '../visitor.ts';

export const hasNginx = (): boolean =>
  !spawnSync('nginx', ['-v']).error && !spawnSync('openssl', ['version']).error;

/** Starts a real nginx with the sample, in front of the desk at this port. */
export async function startNginx(folder: string, desk: number) {
  const ports = { plain: await freePort(), secure: await freePort() };
  const args = ['-c', writeConfig(folder, desk, ports), '-p', folder];
  const { status, stderr } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  const server = spawn('nginx', args, { stdio: 'ignore' });
  const exited = once(server, 'exit');
  const ask = asker(https, ports.secure);
  const isListening = () => ask('/').catch(() => undefined);
  for (let tries = 0; tries < 100 && !(await isListening()); tries += 1) await pause(50);
  return {
    ask,
    askPlain: asker(http, ports.plain),
    complaint: status === 0 && !stderr.includes('[warn]') ? '' : stderr,
    async end() {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** Writes the sample with the ports and paths of this computer, inside the least that nginx needs around it. */
function writeConfig(folder: string, desk: number, ports: { plain: number; secure: number }): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', `/CN=${HOST}`, '-keyout', key, '-out', certificate],
  ]);
  const site = readFileSync(ownFile('nginx.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replace(/(ssl_certificate ).*/, `$1"${certificate}";`)
    .replace(/(ssl_certificate_key ).*/, `$1"${key}";`)
    .replace('/srv/clinic', folder)
    .replaceAll('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${desk}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary;`,
  );
  const target = join(folder, 'nginx.conf');
  // Run as root, nginx would read pages as a user who may not enter this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    target,
    `${user} daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/access.log; # as in Debian's nginx.conf
  ${temporary.join('\n  ')}
  ${site}
}
`,
  );
  return target;
}

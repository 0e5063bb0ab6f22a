import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.ts';
import type { Workplace } from './desk-process.ts';

export const HOST = 'www.example.in';

export const hasNginx = (): boolean =>
  !spawnSync('nginx', ['-v']).error && !spawnSync('openssl', ['version']).error;

/** A real nginx with the sample, in front of the desk at this port. */
export async function startNginx(place: Workplace, desk: number) {
  const ports = { plain: await freePort(), secure: await freePort() };
  const words = ['-c', writeConfig(place, desk, ports), '-p', place.folder];
  const { status, stderr } = spawnSync('nginx', ['-t', ...words], { encoding: 'utf8' });
  const server = spawn('nginx', words, { stdio: 'ignore' });
  await listening(ports.secure);
  return {
    ...ports,
    complaint: status === 0 && !stderr.includes('[warn]') ? '' : stderr,
    end: () => end(server),
  };
}

/** The sample with the names, ports and places of this computer, inside of the least that nginx wants around it. */
function writeConfig({ folder }: Workplace, desk: number, ports: { plain: number; secure: number }): string {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'],
    ...['-subj', `/CN=${HOST}`, '-keyout', key, '-out', certificate],
  ]);
  const site = readFileSync(new URL('../nginx.conf', import.meta.url), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.secure} `)
    .replace(/(ssl_certificate ).*/, `$1"${certificate}";`)
    .replace(/(ssl_certificate_key ).*/, `$1"${key}";`)
    .replace('/srv/clinic', folder)
    .replaceAll('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replaceAll('127.0.0.1:4321', `127.0.0.1:${desk}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/temporary;`,
  );
  const target = join(folder, 'nginx.conf');
  writeFileSync(
    target,
    [
      // As root, nginx would look for the pages as somebody who may not enter this folder.
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;`,
      'events {}\nhttp {\n  include /etc/nginx/mime.types;',
      // As Debian's nginx does for whoever says nothing.
      `  access_log ${folder}/access.log;`,
      ...temporary,
      site,
      '}\n',
    ].join('\n'),
  );
  return target;
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(50);
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}

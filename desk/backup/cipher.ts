import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { BackupProblem } from './problem.ts';

// A backup is a head and the SQLite file, encrypted with AES-256-GCM. The head, which is protected as well, is the
// mark, scrypt's cost as a power of two, its salt, the nonce, and a part of what scrypt makes of the passphrase, by
// which a wrong passphrase is told from a damaged file. The tag of GCM stands at the end.
const MARK = Buffer.from('clinic requests backup 1\n');
/** With three rounds, 32 MiB of memory and some tenths of a second: as OWASP has it. */
const COST = 15;
const HIGHEST_COST = 20;
const ROUNDS = 3;
const SALT = 16;
const NONCE = 12;
const CHECK = 16;
const TAG = 16;
const HEAD = MARK.length + 1 + SALT + NONCE + CHECK;

export async function encrypt(content: Uint8Array, passphrase: string, cost = COST): Promise<Buffer> {
  const salt = randomBytes(SALT);
  const nonce = randomBytes(NONCE);
  const { key, check } = await keyFrom(passphrase, salt, cost);
  const head = Buffer.concat([MARK, Buffer.of(cost), salt, nonce, check]);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head);
  return Buffer.concat([head, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** `name` is what the sentences call the file. Throws BackupProblem. */
export async function decrypt(file: Buffer, passphrase: string, name: string): Promise<Buffer> {
  if (!file.subarray(0, MARK.length).equals(MARK))
    throw new BackupProblem(`${name} is not a backup of this desk.`);
  const damaged = new BackupProblem(`${name} is damaged or not whole. Take another backup.`);
  if (file.length < HEAD + TAG) throw damaged;
  const head = file.subarray(0, HEAD);
  const [cost, salt, nonce, check] = partsOf(head.subarray(MARK.length));
  if (cost < 1 || cost > HIGHEST_COST) throw damaged;
  const known = await keyFrom(passphrase, salt, cost);
  if (!timingSafeEqual(known.check, check)) {
    throw new BackupProblem(
      `BACKUP_KEY is not the key that ${name} was made with, or its beginning is damaged.`,
    );
  }
  const decipher = createDecipheriv('aes-256-gcm', known.key, nonce).setAAD(head);
  decipher.setAuthTag(file.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(file.subarray(HEAD, -TAG)), decipher.final()]);
  } catch {
    throw damaged;
  }
}

function partsOf(head: Buffer): [cost: number, salt: Buffer, nonce: Buffer, check: Buffer] {
  const rest = head.subarray(1);
  return [head[0]!, rest.subarray(0, SALT), rest.subarray(SALT, SALT + NONCE), rest.subarray(SALT + NONCE)];
}

function keyFrom(passphrase: string, salt: Buffer, cost: number): Promise<{ key: Buffer; check: Buffer }> {
  const N = 2 ** cost;
  return new Promise((resolve, reject) => {
    // The same letters may be typed as different characters on another computer.
    scrypt(
      passphrase.normalize('NFKC'),
      salt,
      32 + CHECK,
      { N, r: 8, p: ROUNDS, maxmem: 2 ** 31 - 1 },
      (error, bytes) =>
        error ? reject(error) : resolve({ key: bytes.subarray(0, 32), check: bytes.subarray(32) }),
    );
  });
}

/** Everything that can be chosen from outside. The desk has the same key, and knows where this listens. */
export function readSettings(env: Record<string, string | undefined>) {
  const { EDITOR_KEY: key = '', EDITOR_PORT: port = '4322' } = env;
  if (key.length < 32)
    throw new Error('EDITOR_KEY must hold at least 32 characters. Make one with: openssl rand -base64 32');
  return { key, port: Number(port) };
}

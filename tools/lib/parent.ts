// A signal to `npm start` reaches npm's shell, which ends without handing it on: the site would go on running.
/** Ends this process when the one that started it has gone. */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref();
}

// Reports a request whose response the visitor did not wait for.
try {
  // Only requests use the session storage.
  if (sessionStorage.length) void import('../requests/unconfirmed.ts');
} catch {
  // Storage is blocked, so no request was marked.
}

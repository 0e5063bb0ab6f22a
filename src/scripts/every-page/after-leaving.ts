// After a request whose answer was not waited for, the next page says so.
try {
  // Nothing else on this site uses the storage of the tab, so this is needed only after a request.
  if (sessionStorage.length) void import('../requests/unconfirmed.ts');
} catch {
  // The browser keeps the storage closed: then nothing was marked either.
}

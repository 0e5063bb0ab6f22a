// Browsers that know speculation rules fetch the next page when a link is pointed at or pressed.
// The text is also hashed into the content security policy, so both use this one string.
export const SPECULATION = JSON.stringify({
  prefetch: [{ source: 'document', where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

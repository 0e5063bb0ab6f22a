// Runs in the head, before anything is painted, so that nobody sees the wrong theme first. An empty word is the
// system's own. Where the browser keeps its storage closed, nothing is set, and there is no switch either.
// The text is also hashed into the content security policy, so both use this one string.
export const FIRST_THEME = "try{document.documentElement.dataset.theme=localStorage.theme||''}catch{}";

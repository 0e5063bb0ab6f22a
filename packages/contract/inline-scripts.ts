// The inline scripts of every page. The policies of the site and of the editor's previews allow them by the hash of each
// string.

/**
 * Fonts: with Save-Data, the system font stays. Slow phones keep the system font on the first page, since a late change of
 * fonts moves lines; that page loads the web fonts for the next one. All others load them at once (Page.astro).
 * Theme: applied before the first paint. Empty means the theme of the system. Without storage nothing is set, and the page
 * shows no switch.
 */
const looks = [
  'let d=document.documentElement.dataset;try{let c=navigator.connection||{}',
  "if(c.saveData)d.plain=''",
  "d.theme=localStorage.theme||''",
  'if(innerWidth<1024&&(c.rtt>100||navigator.deviceMemory<4)&&!localStorage.faces)d.plain??=1',
  "let f=()=>document.querySelectorAll('[as=font]').forEach(t=>{t.media='all';if(d.plain)t.onload=()=>localStorage.faces=1})",
  "d.plain?addEventListener('load',f):d.plain??f()}catch{}",
].join(';');

/**
 * The late styles load with media="print", so that they do not block rendering, and apply to the screen once loaded. Then
 * restores the scroll position in browsers without scroll anchoring. Sets the media of the style sheet, because WebKit
 * would load it again after a change of the attribute.
 */
const lateStyles = [
  "document.addEventListener('load',({target:t})=>{if('late'in t.dataset){",
  'let e=document.elementFromPoint(innerWidth/2,99),y=()=>e?.getBoundingClientRect().y,b=y();',
  "t.sheet.media.mediaText=t.dataset.late='all';t.style.overflowAnchor??scrollBy(0,y()-b)}},true)",
].join('');

/** Queues clicks and keys for the islands, and for the script that opens dialogs in older browsers. */
const presses = 'presses=[];onclick=onkeydown=e=>presses.push(e)';

/**
 * Without the island runtime, the dialogs show the phone number and the contact page. WebKit restores half-loaded pages, so
 * they reload.
 */
const lost = [
  'let l;onpageshow=e=>{e.persisted?l||location.reload():l=1;',
  "if(!customElements.get('astro-island'))d.failed=''}",
].join('');

/** Runs in the head, before the first paint. */
export const FIRST_SCRIPT = [looks, lateStyles, presses, lost].join(';');

/**
 * A Hindi or Marathi page shows its text once a font is ready, so that no line moves: the web font if it loads within
 * 100 ms, otherwise the system font. A phone without such a font waits for the web font, for three seconds at most.
 */
export const EARLY_FACES = [
  "d.wait='';{let load=(...f)=>Promise.all(f.map(f=>document.fonts.load('1em '+f,'अ1'))),",
  'after=t=>new Promise(r=>setTimeout(r,t)),show=()=>delete d.wait;after(3e3).then(show);',
  "d.plain??load('early-devanagari','early-text').then(()=>{'wait'in d&&(d.early='',show())},()=>0);",
  'load(\'"Anek Devanagari"\').catch(()=>0).then(()=>after(d.plain?0:100)).then(show)}',
].join('');

/** Speculation rules: browsers prefetch a page on hover or press of its link. */
export const SPECULATION = JSON.stringify({
  prefetch: [{ source: 'document', where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

export const inlineScripts = [FIRST_SCRIPT, EARLY_FACES, SPECULATION];

// Runs in the head, before anything is painted. The text is also hashed into the content security policy, so both use
// this one string.

/**
 * Typefaces: whoever saves data reads in the phone's own. So does a phone with a slow line or little memory on the first
 * page of a visit, since changing over moves lines there; that page fetches the house's for the next. Everywhere else
 * they are asked for at once (Page.astro).
 * The chosen theme, so that nobody sees the wrong one first. An empty word is the system's own. Where the browser keeps
 * its storage closed, nothing is set, and there is no switch either.
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
 * The late styles come as if for paper, so that they do not hold up the page; once they are there they count for the
 * screen too. Whoever is further down by then keeps what stands at the top, also in engines that do not see to it. Told by
 * its attribute, WebKit would ask for the styles anew, and move everything after the place was measured.
 */
const lateStyles = [
  "document.addEventListener('load',({target:t})=>{if('late'in t.dataset){",
  'let e=document.elementFromPoint(innerWidth/2,99),y=()=>e?.getBoundingClientRect().y,b=y();',
  "t.sheet.media.mediaText=t.dataset.late='all';t.style.overflowAnchor??scrollBy(0,y()-b)}},true)",
].join('');

/** What is pressed before the islands are there, or what opens the dialogs in older browsers, is kept for them. */
const presses = 'presses=[];onclick=onkeydown=e=>presses.push(e)';

/**
 * Where the script that wakes the islands is lost, the dialogs say how else to reach the practice. WebKit brings a page
 * back as it was left: one that was left before all was there would stay half a page, so it is loaded anew.
 */
const lost = [
  'let l;onpageshow=e=>{e.persisted?l||location.reload():l=1;',
  "if(!customElements.get('astro-island'))d.failed=''}",
].join('');

export const FIRST_SCRIPT = [looks, lateStyles, presses, lost].join(';');

/** Browsers that know speculation rules fetch the next page when a link is pointed at or pressed. Hashed as well. */
export const SPECULATION = JSON.stringify({
  prefetch: [{ source: 'document', where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

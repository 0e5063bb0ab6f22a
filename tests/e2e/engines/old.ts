// Chrome 100, Firefox 100 and Safari 15.4, as far as this site would notice: what all three, or one of them, did not know
// gets a name that no engine knows, in pages, styles and scripts alike. So a declaration, a selector, an attribute is
// ignored exactly as they ignored it.

const unknown: [RegExp, string][] = [
  [/popover|commandfor|closedby|base-select/g, 'unknown$&'],
  [/::details-content/g, '::unknown-details-content'],
  [/:(has\(|modal|user-invalid|user-valid|open\b)/g, ':unknown-$1'],
  [/(light-dark|color-mix|oklch)\(/g, 'unknown-$1('],
  [/@(container|starting-style|scope|property)/g, '@unknown-$1'],
  [/(\d)[dsl]v([hw])\b/g, '$1unknown$2'],
  // Media queries had no signs of comparison, and did not ask whether there are scripts.
  [/\b(width|height)(?= ?[<>]=? ?[\d.])/g, 'unknown-$1'],
  [/([\d.]em ?<=? ?)(width|height)\b/g, '$1unknown-$2'],
  [/\(scripting/g, '(unknown-scripting'],
  // A script that looks behind could not be read.
  [/\(\?<[=!]/g, '(?<unknown'],
  // What is changed here no longer has the hash that the policy allows, and they knew no Trusted Types.
  [/<meta http-equiv="content-security-policy"[^>]*>/g, ''],
];

export const asOld = (text: string) => unknown.reduce((all, [what, name]) => all.replace(what, name), text);

/** Runs before the scripts of a page. */
export function forget() {
  const lost: [object, string][] = [
    [window, 'trustedTypes onscrollend requestIdleCallback cancelIdleCallback Iterator'],
    [Document.prototype, 'startViewTransition'],
    [Navigator.prototype, 'connection'],
    [Element.prototype, 'setHTMLUnsafe setHTML ariaNotify'],
    [HTMLElement.prototype, 'popover showPopover hidePopover togglePopover inert'],
    [HTMLButtonElement.prototype, 'popoverTargetElement popoverTargetAction command commandForElement'],
    [HTMLDialogElement.prototype, 'closedBy requestClose'],
    [HTMLScriptElement, 'supports'],
    [Array.prototype, 'toSorted toReversed toSpliced with findLast findLastIndex'],
    [Set.prototype, 'union intersection difference isSubsetOf isSupersetOf isDisjointFrom'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Promise, 'withResolvers try'],
    [URL, 'canParse parse'],
    [AbortSignal, 'any timeout'],
  ];
  for (const [owner, names] of lost)
    for (const name of names.split(' ')) delete (owner as Record<string, unknown>)[name];
}

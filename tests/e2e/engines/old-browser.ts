// Imitates Chrome 100, Firefox 100 and Safari 15.4 in a current Chromium: features that one of them lacked get unknown names
// in pages, styles and scripts, so declarations, selectors and attributes are ignored as those browsers ignored them.

const unknown: [RegExp, string][] = [
  [/popover|commandfor|closedby|base-select/g, 'unknown$&'],
  [/::details-content/g, '::unknown-details-content'],
  [/:(has\(|modal|user-invalid|user-valid|open\b)/g, ':unknown-$1'],
  [/(light-dark|color-mix|oklch)\(/g, 'unknown-$1('],
  [/@(container|starting-style|scope|property)/g, '@unknown-$1'],
  [/(\d)[dsl]v([hw])\b/g, '$1unknown$2'],
  // Media queries had no range syntax and no `scripting` feature.
  [/\b(width|height)(?= ?[<>]=? ?[\d.])/g, 'unknown-$1'],
  [/([\d.]em ?<=? ?)(width|height)\b/g, '$1unknown-$2'],
  [/\(scripting/g, '(unknown-scripting'],
  // Lookbehind was a syntax error in Safari.
  [/\(\?<[=!]/g, '(?<unknown'],
  // Changed scripts do not match the hashes of the policy, and those browsers had no Trusted Types.
  [/<meta http-equiv="content-security-policy"[^>]*>/g, ''],
];

export const downgrade = (text: string) =>
  unknown.reduce((result, [feature, name]) => result.replace(feature, name), text);

/** Runs in the page before its scripts. Removes later APIs. */
export function removeApis() {
  const missing: [object, string][] = [
    [window, 'trustedTypes onscrollend requestIdleCallback cancelIdleCallback Iterator'],
    [Document.prototype, 'startViewTransition'],
    [Navigator.prototype, 'connection'],
    [Element.prototype, 'setHTMLUnsafe setHTML ariaNotify'],
    [Element.prototype, 'role ariaLabel ariaLive ariaCurrent ariaSelected ariaExpanded'],
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
  for (const [owner, names] of missing)
    for (const name of names.split(' ')) delete (owner as Record<string, unknown>)[name];
}

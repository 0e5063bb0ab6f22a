/** A new element with these properties. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

export const link = (href: string, textContent: string) => element('a', { href, textContent });

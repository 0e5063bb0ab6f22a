/** Replaces each {} in a text by the next part. */
export const fill = (text: string, ...parts: string[]) => text.replace(/\{\}/g, () => parts.shift() ?? '');

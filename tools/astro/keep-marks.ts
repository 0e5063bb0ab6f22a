// A term of the glossary is a button, and a browser may begin the next line with the comma behind it (a word joiner does
// not prevent it in Chromium: seen in columns that hold the word but not the comma too). The two are kept
// together, while the term itself may still be broken.
const TERM = /(<button class="term"[^>]*>[^<]*<\/button><span id="term-[^>]*>[^<]*<\/span>)([.,;:!?)]+)/g;

export const keepMarks = (html: string) => html.replace(TERM, '<span class="keep">$1$2</span>');

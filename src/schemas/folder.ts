/** Where the practice's words lie. The tests of the look build a small site of their own from another folder. */
export const contentFolder = process.env.CONTENT_DIR || 'src/content';

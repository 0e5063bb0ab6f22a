/** The folder of the content. Tests build a small site from another folder. */
export const contentFolder = process.env.CONTENT_DIR || 'src/content';

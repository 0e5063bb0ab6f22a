/** `owner/name` on GitHub when changes go there, and not into the files of this computer. */
export const repository = process.env.WRITING_REPO as `${string}/${string}` | undefined | '';

/** What the names of the editor's branches begin with. */
export const branchPrefix = 'writing/';

/** Drafts are shown in the live preview only. */
export const published = ({ data }: { data: { draft: boolean } }) => import.meta.env.DEV || !data.draft;

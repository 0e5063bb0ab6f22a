// What the forms offer, for the desk: it takes nothing else. Owners change the content, so the desk cannot know it.
import { problemOptions, services } from '#queries/care.ts';

export const GET = async () =>
  Response.json({
    problems: await problemOptions(),
    procedures: (await services()).map(({ data }) => data.title),
  });

// What the forms offer and name, for the desk: it takes no other choices, and keeps the version of the privacy notice
// with each request. Owners change the content, so the desk cannot know it.
import { problemOptions, services } from '#queries/care.ts';
import { privacyVersion } from '#queries/notices.ts';
import { practice } from '#queries/practice.ts';

export const GET = async () => {
  const { name, address, hours } = await practice();
  return Response.json({
    problems: await problemOptions(),
    procedures: (await services()).map(({ data }) => data.title),
    notice: await privacyVersion(),
    practice: {
      name,
      address: [address.street, address.area, address.city, address.pin].join(', '),
      hours: hours.confirmed,
    },
  });
};

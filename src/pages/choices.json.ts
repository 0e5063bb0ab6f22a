// The options of the forms and the version of the privacy notice, for the desk: it rejects other options and stores the
// version with each request. They come from the content, which the desk cannot read.
import { problemOptions, services } from '#queries/care.ts';
import { privacyVersion } from '#queries/notices.ts';
import { practice } from '#queries/practice.ts';

export const GET = async () => {
  const { name, address, phone, email, emergency, hours } = await practice();
  return Response.json({
    problems: await problemOptions(),
    procedures: (await services()).map(({ data }) => data.title),
    notice: await privacyVersion(),
    practice: {
      name,
      address: [address.street, address.area, address.city, address.pin].join(', '),
      contact: { phone: phone.label, email, emergency },
      hours: hours.confirmed,
    },
  });
};

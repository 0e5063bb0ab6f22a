// The texts for an address that is not there, also shown by the root 404 page on hosts that know no other.
import { routes } from '#lib/routes.ts';

export const conditionNotFound = {
  heading: 'Condition Not Found',
  text: 'The requested pain condition could not be found.',
  back: { text: 'Back to All Pain Conditions', path: routes.home },
};
export const serviceNotFound = {
  heading: 'Service not found',
  back: { text: 'All services', path: routes.services },
};
export const pageNotFound = {
  heading: 'Page Not Found',
  back: { text: 'Back to the home page', path: routes.home },
};

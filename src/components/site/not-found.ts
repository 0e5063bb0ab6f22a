// Texts of the 404 pages. The root 404 page has all of them, for hosts that serve only that one.
import { routes } from '@clinic/content-model/routes.ts';

export const conditionNotFound = {
  heading: 'Condition Not Found',
  text: 'The requested pain condition could not be found.',
  back: { text: 'Back to All Pain Conditions', path: routes.home },
};
export const serviceNotFound = {
  heading: 'Service not found',
  back: { text: 'All services', path: routes.services },
};

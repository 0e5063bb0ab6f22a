/** The time of most tests: noon at the clinic on the day before Saturday, November 21, 2026. */
export const noon = new Date('2026-11-20T12:00:00+05:30');

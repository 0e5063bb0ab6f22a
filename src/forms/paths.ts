/** The three calls of the provider's interface, spelt as the provider spells them. */
export const paths = {
  booking: '/createAppointMent',
  appointment: '/createAnyConditionAppointMent',
  query: '/createproblemAppointMent',
} as const;

export type RequestPath = (typeof paths)[keyof typeof paths];

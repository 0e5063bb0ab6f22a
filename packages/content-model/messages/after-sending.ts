/** Messages for the time after sending: on later pages, and in the calendar file. */
export const afterSending = {
  leftUnsent: 'Your request of {} has not been sent. Please call us, or send it again.',
  unconfirmed: 'We could not confirm that your request of {} arrived. Please call us, or send it again.',
  eventTitle: 'Appointment request: {}',
  eventDetails: 'Not confirmed yet. {} calls to confirm the day and the time.',
} as const;

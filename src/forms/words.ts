// Words that several forms share. What a form says in its own way stands in its own file.
export const nameWords = {
  missing: 'Name is required',
  letters: 'Name should contain only characters',
  short: 'Name must be at least 2 characters',
  long: 'Name must be less than 50 characters',
};

export const mobileWords = {
  missing: 'Mobile number is required',
  wrong: 'Mobile number must start with 6,7,8,9 and be 10 digits',
};

export const personLabels = { name: 'Full Name', mobile: 'Mobile Number', email: 'Email (optional)' };

export const dateHint = 'Select a date from tomorrow to 3 months ahead';

export const appointmentDayWords = {
  missing: 'Appointment date is required',
  past: 'Appointment date cannot be in the past',
  far: dateHint,
};

export const requiredNote = 'Fields marked * are required';

/** Said before the script of the form has arrived: what is typed by then is kept. */
export const loadingNote = 'The form is still loading. You can fill it in already.';

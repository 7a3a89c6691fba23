/** Shown beside the fields of the contact form. */
export const contactErrors = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  serviceRequired: 'Please select a service',
};

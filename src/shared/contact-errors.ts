/** What is wrong with a message. */
export const contactErrors = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  serviceRequired: 'Please select a service',
};

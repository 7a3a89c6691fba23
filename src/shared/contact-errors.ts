/** What is wrong with a message. */
export const firstNameRequired = 'First name is required';
export const lastNameRequired = 'Last name is required';
export const serviceRequired = 'Please select a service';

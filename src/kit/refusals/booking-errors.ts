/** Shown beside the address of a visit. */
export const yourNameRequired = 'Your name is required';
export const zipNotCovered = 'We don’t come to this ZIP code. Call us and we’ll see what we can do';
export const streetRequired = 'Street is required';
export const cityRequired = 'City is required';
export const termsRequired = 'Please agree to the terms';

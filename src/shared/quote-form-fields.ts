/** Field names of the quote form as a plain form post; `message` holds the notes, as in the documented quote form. */
export const quoteFormFields = {
  quantity: (serviceId: number) => `quantity.${serviceId}`,
  name: 'name',
  contactMethod: 'contactMethod',
  phone: 'phone',
  email: 'email',
  zipCode: 'zipCode',
  preferredDate: 'preferredDate',
  preferredTime: 'preferredTime',
  message: 'message',
  photo: 'photo',
} as const;

export const yearsInBusiness = 'years in business';
export const customersServed = 'customers served';
export const satisfaction = 'customer satisfaction';
export const averageRating = 'average rating';
export const ratingFrom = (reviews: string) => `from ${reviews} reviews`;

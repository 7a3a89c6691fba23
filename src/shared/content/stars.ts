export const starsOf = (rating: number) => `${rating} out of 5 stars`;

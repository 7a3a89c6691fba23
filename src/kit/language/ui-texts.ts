/** Words of the primitives in `kit/ui`. */
export const optional = ' (optional)';
export const closeNotification = 'Close notification';
export const getStars = (rating: number) => `${rating} out of 5 stars`;

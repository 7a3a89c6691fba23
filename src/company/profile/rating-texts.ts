export const ratingFrom = (stars: number, reviews: string) => `${stars} from ${reviews} reviews`;

export const title = `Cleaning Price Calculator: Your Quote in {city}`;
export const description =
  'Choose your couches, chairs, carpets and mattresses, see your price with every discount right away, and send a free quote request in two minutes.';

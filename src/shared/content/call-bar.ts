/** The bar at the bottom of a phone's screen. */
export const callBar = { callLabel: 'Call', priceLabel: 'Get my price' } as const;

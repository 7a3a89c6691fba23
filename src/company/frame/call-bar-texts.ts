/** The bottom bar on phones. */
export const callBar = { callLabel: 'Call', priceLabel: 'Get my price' } as const;

/** `Visit 4` of a customer who returns. See docs/product/sales.md#customers. */
export const visitNumberText = (visitNumber: number) => `Visit ${visitNumber.toLocaleString('en-US')}`;

/* The field of a code, whose script few visitors load. */

export { code as row } from '#company/catalog/price-texts.ts';

export const question = 'Have a code?';
export const label = 'Code';
export const apply = 'Apply';
export const takesOff = (amount: string) => `You save ${amount}`;
export const orderIsLarger = 'Your discount is larger than this code, so it counts instead.';
export const otherServices = 'This code isn’t for the services you chose';
export const unchecked = 'We couldn’t check this code. We will when you send your quote.';

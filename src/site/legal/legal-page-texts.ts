/** Shared by all legal pages; the texts themselves are in `content/legal`. */
export const effective = 'Effective';
export const contents = 'Contents';
export const inShort = 'In short';
export const reachUs = 'How to reach us';
export const seeAlso = 'See also';
export const and = ' and ';

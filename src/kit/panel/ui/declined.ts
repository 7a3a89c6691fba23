/** The user declined a question. */
export class Declined extends Error {}

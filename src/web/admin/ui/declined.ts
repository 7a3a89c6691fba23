/** Somebody was asked first and said no. */
export class Declined extends Error {}

/** How many texts were sent on a day, in all and to each number. */
export interface TextCountsTable {
  /** Calendar date, local to the business. */
  day: string;
  /** A digest of the number; empty for all texts. */
  recipient: string;
  texts: number;
}

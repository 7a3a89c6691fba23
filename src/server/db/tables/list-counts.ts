export type CountedList = 'requests' | 'quotes' | 'emails' | 'subscribers' | 'posts';

/** How many rows each list has, kept by triggers. On Postgres several rows may say it together. */
export interface ListCountsTable {
  list: CountedList;
  /** Of articles `published` or `draft`. */
  status: string;
  /** The priority of requests, the purpose of e-mails, the category of articles; empty for the others. */
  kind: string;
  count: number;
}

export type CountedList = 'requests' | 'quotes' | 'emails' | 'subscribers';

/** How many rows each list has, kept by triggers. On Postgres several rows may say it together. */
export interface ListCountsTable {
  list: CountedList;
  status: string;
  /** The priority of requests and the purpose of e-mails; empty for the others. */
  kind: string;
  count: number;
}

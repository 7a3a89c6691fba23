/** One row, with the id 1: the site that these data belong to. Backups carry it along. */
export interface SiteIdentityTable {
  id: number;
  /** The origin of its public URL. */
  origin: string;
  /** The data folder, or on Postgres the server and the database. */
  place: string;
  /** When the first start, or a person, said so. */
  confirmedAt: string;
}

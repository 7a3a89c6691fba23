/** How often a mailbox got the confirmation of a lead, or the link of a booking. */
export interface ConfirmationMailsTable {
  /** A digest of the address and what was confirmed. */
  mailbox: string;
  mails: number;
  mailedAt: string | null;
}

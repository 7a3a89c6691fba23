import type { Db } from '#kit/db/open.ts';
import type { InvoiceRow } from '#kit/db/tables/invoices.ts';
import type { QuoteRow } from '#kit/db/tables/quotes.ts';
import { textableDigits } from '#kit/sms/server/area-codes.ts';

interface About {
  /** Whose record it is, not whom that customer is merged into. */
  customerId: number | null;
  quote: Pick<QuoteRow, 'email' | 'phone' | 'contactMethod'> | null;
  /** If it is about an invoice. */
  invoice?: Pick<InvoiceRow, 'email'> | null;
}

/** Empty where nobody may get it that way. */
export interface Recipient {
  email: string;
  /** With the country code. */
  textTo: string;
}

/**
 * Returns where a message about a quote, its visits or an invoice may go: where it was sent last, which the record
 * itself carries, or else the contact that staff entered for its customer. Never what somebody typed into another form.
 * Ask again when it is sent. See docs/product/messages.md#messages-to-customers.
 */
export async function getRecipient(db: Db, { customerId, quote, invoice = null }: About): Promise<Recipient> {
  const staff = await contactFromStaff(db, customerId);
  const own = quote?.email || staff.email;
  const email = invoice?.email || own;
  const digits = textableDigits(quote?.phone ?? '') ?? textableDigits(staff.phone);
  const wantsText = email === '' || quote?.contactMethod === 'sms';
  // An invoice that went to somebody else is no business of the quote's phone.
  const isElsewhere = email.toLowerCase() !== own.toLowerCase();
  return { email, textTo: digits !== null && wantsText && !isElsewhere ? `+1${digits}` : '' };
}

async function contactFromStaff(db: Db, id: number | null): Promise<{ email: string; phone: string }> {
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('customers')
          .select(['email', 'phone', 'isEmailFromStaff', 'isPhoneFromStaff'])
          .where('id', '=', id)
          .executeTakeFirst();
  return {
    email: row?.isEmailFromStaff === 1 ? row.email : '',
    phone: row?.isPhoneFromStaff === 1 ? row.phone : '',
  };
}

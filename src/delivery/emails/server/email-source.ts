import type { Language } from '#kit/language/language.ts';

/**
 * The source of an email to a customer. It is stored beside the email, which is made from it again before it leaves:
 * the mail server may be away for days, and by then a link was replaced or a part of an invoice paid.
 */
export type EmailSource =
  | { kind: 'quote'; quoteId: number; message: string }
  | { kind: 'invoice'; invoiceId: number; message: string }
  | { kind: 'confirmation'; requestId: number }
  | { kind: 'booking'; quoteId: number; code: string; language: Language };

import { type BillRow, type EmailBlock, emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import { subjectLine } from '#server/mail/subject-line.ts';
import { business } from '#shared/content/business.ts';
import { invoiceDocument } from '#shared/invoice-document.ts';
import type { Invoice } from '#shared/invoices.ts';
import type { Profile } from '#shared/profile.ts';

interface SentInvoice {
  invoice: Invoice;
  /** Staff's own words; may be empty. */
  message: string;
  pdf: Buffer;
}

/** To the customer, with the link of the page and the PDF. */
export function invoiceEmail({ invoice, message, pdf }: SentInvoice, profile: Profile): Email {
  const { title, state, lines, sums } = invoiceDocument(invoice);
  const rows: BillRow[] = [
    ...lines.map((line) => ({
      title: line.title,
      detail: `${line.quantity} × ${line.unitPrice}`,
      amount: line.amount,
    })),
    ...sums.map(({ label, value, isTotal }) => ({
      title: label,
      amount: value,
      ...(isTotal && { isTotal: true as const }),
    })),
  ];
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: title },
    { kind: 'text', text: `Hello ${invoice.customerName},` },
    ...(message === '' ? [] : message.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text }))),
    { kind: 'text', text: state },
    { kind: 'bill', rows },
    {
      kind: 'button',
      label: `See ${title.replace(/^./, (letter) => letter.toLowerCase())}`,
      href: invoice.url!,
    },
    {
      kind: 'text',
      text: `It’s attached as a PDF too. Questions? Reply to this email or call ${profile.phone.display}.`,
    },
  ];
  return {
    to: invoice.email,
    replyTo: profile.email,
    subject: subjectLine(`${title} from ${business.name}`),
    attachment: {
      filename: `${title.toLowerCase().replaceAll(' ', '-')}.pdf`,
      type: 'application/pdf',
      base64: pdf.toString('base64'),
    },
    ...emailBody(state, blocks, profile),
  };
}

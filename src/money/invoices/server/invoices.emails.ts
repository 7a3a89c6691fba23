import { priceText } from '#company/catalog/units.ts';
import type { Profile } from '#company/profile/profile.ts';
import { type BillRow, type EmailBlock, emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { Language } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { exactDollars } from '#kit/money/money.ts';
import { getPlainMarks, toGsmText } from '#kit/sms/text-message.ts';
import { invoiceDocument } from '#money/invoices/invoice-document.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { invoiceWords, toFileName } from './invoice-words.ts';

interface SentInvoice {
  invoice: Invoice;
  /** Staff's own words; may be empty. */
  message: string;
  /** Null for one that is made again as it leaves. */
  pdf: Buffer | null;
  language: Language;
}

/** To the customer, with the link of the page and the PDF. */
export function invoiceEmail({ invoice, message, pdf, language }: SentInvoice, profile: Profile): Email {
  const words = customerWords[language];
  const { title, state, facts, lines, sums } = invoiceDocument(invoice, invoiceWords[language]);
  const rows: BillRow[] = [
    ...lines.map((line, index) => ({
      title: line.title,
      detail: priceText({ ...invoice.lines[index]!, unitPrice: line.unitPrice, minimumPrice: null }, words),
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
    { kind: 'text', text: words.hello(invoice.customerName) },
    ...(message === '' ? [] : message.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text }))),
    { kind: 'text', text: state },
    { kind: 'bill', rows },
    {
      kind: 'button',
      label: words.seeInvoice(title),
      href: invoice.url!,
    },
    ...facts
      .filter(({ label }) => label === invoiceWords[language].howToPay)
      .map(({ label, value }) => ({ kind: 'text' as const, text: `${label}: ${value}` })),
    {
      kind: 'text',
      text: words.attached(profile.phone.display),
    },
  ];
  return {
    to: invoice.email,
    replyTo: profile.email,
    subject: subjectLine(words.invoiceSubject(profile.name, title)),
    ...(pdf && {
      attachment: {
        filename: toFileName(title),
        type: 'application/pdf',
        base64: pdf.toString('base64'),
      },
    }),
    ...emailBody(state, blocks, profile, language),
  };
}

/** The text of a sent invoice, with the link on a line of its own. */
export function invoiceText(
  { invoice, message, language }: Omit<SentInvoice, 'pdf'>,
  { name }: Profile,
): string {
  const { title } = invoiceDocument(invoice, invoiceWords[language]);
  const words = customerWords[language].invoiceText(name, title, exactDollars(invoice.balance));
  return [toGsmText(words), getPlainMarks(message), invoice.url!].filter(Boolean).join('\n');
}

import type { Language } from '#kit/language/language.ts';
import type { InvoiceWords } from '#money/invoices/invoice-document.ts';
import * as spanish from '#money/invoices/invoices-texts.es.ts';
import * as english from '#money/invoices/invoices-texts.ts';

export const invoiceWords: Record<Language, InvoiceWords> = { en: english, es: spanish };

/** Names the PDF in the language of its title, without accents, which old mail programs break. */
export const toFileName = (title: string) =>
  `${title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}.pdf`;

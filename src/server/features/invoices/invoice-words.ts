import * as spanish from '#shared/content/invoices.es.ts';
import * as english from '#shared/content/invoices.ts';
import type { InvoiceWords } from '#shared/invoice-document.ts';
import type { Language } from '#shared/language.ts';

export const invoiceWords: Record<Language, InvoiceWords> = { en: english, es: spanish };

/** Names the PDF in the language of its title, without accents, which old mail programs break. */
export const toFileName = (title: string) =>
  `${title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')}.pdf`;

import { readProfile } from '#company/settings/server/settings.queries.ts';
import { getHash } from '#kit/http/idempotency.ts';
import { createQueue } from '#kit/http/queue.ts';
import type { Language } from '#kit/language/language.ts';
import { boundedMap } from '#kit/monitor/bounded-map.ts';
import type { Deps } from '#kit/server/deps.ts';
import { invoiceDocument } from '#money/invoices/invoice-document.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceWords } from './invoice-words.ts';

/** About 10 MB. */
const maxDrawn = 200;

const drawn = boundedMap<Promise<Buffer>>(maxDrawn);
/** Drawing blocks everybody meanwhile. */
const queue = createQueue({ concurrency: 1, maxWaiting: 20 });

/** The PDF of an invoice, drawn once for what stands in it, one at a time. */
export async function invoicePdf(
  deps: Pick<Deps, 'db' | 'files' | 'log'>,
  invoice: Invoice,
  language: Language,
): Promise<Buffer> {
  const { name, logo, colors } = await readProfile(deps.db);
  const { legalName, createdAt, url } = invoice;
  const document = invoiceDocument(invoice, invoiceWords[language]);
  const key = getHash(JSON.stringify([language, document, legalName, createdAt, url, name, logo, colors]));
  const known = drawn.find(key);
  if (known !== undefined) return drawn.note(key, () => known);
  const drawing = drawn.note(key, () => queue.run(() => drawInvoice(deps, invoice, language)));
  // Forgets a failed drawing, so that the next request tries again.
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

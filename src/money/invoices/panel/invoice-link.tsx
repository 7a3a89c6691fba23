import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import type { Invoice } from '#money/invoices/invoices.ts';

/** The customer's page and its PDF; a draft has neither. */
export function InvoiceLink({ invoice: { url } }: { invoice: Invoice }) {
  if (url === null) return null;
  const link = 'rounded-md text-link hover:underline touch:py-2.5';
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <CopyButton text={url} label="Copy Link" />
      <a href={url} target="_blank" rel="noopener noreferrer" className={link}>
        Customer’s page
      </a>
      <a href={`${url}.pdf`} target="_blank" rel="noopener noreferrer" className={link}>
        PDF
      </a>
    </div>
  );
}

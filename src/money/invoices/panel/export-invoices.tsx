import { useRef, useState } from 'react';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { ExportPeriod } from '#kit/panel/list/export-period.tsx';
import { Button, shortLabel } from '#kit/panel/ui/button.tsx';
import { DownloadIcon } from '#kit/panel/ui/icons.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';

/** Two files for the bookkeeper: what was issued in a period, and what was paid in it. */
export function ExportInvoices() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        <DownloadIcon className="size-4.5" />
        <span className={shortLabel}>Export CSV</span>
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} opener={opener} title="Export for bookkeeping">
        <div className="grid gap-5 overflow-y-auto p-5">
          <p className="text-ink-soft">
            Invoices count on the day they were issued, payments on the day they were paid. Leave a day empty
            for no limit.
          </p>
          <ExportPeriod>
            {(period) => (
              <div className="flex flex-wrap gap-2">
                <ExportLink path={invoiceApi.invoicesCsv} filter={period} label="Invoices and credit notes" />
                <ExportLink path={invoiceApi.paymentsCsv} filter={period} label="Payments and refunds" />
              </div>
            )}
          </ExportPeriod>
        </div>
      </Modal>
    </>
  );
}

import { useRef, useState } from 'react';
import { business } from '#shared/content/business.ts';
import { calendarDate } from '#shared/dates.ts';
import { invoiceApi } from '#shared/invoice-paths.ts';
import { ExportLink } from '../list/export-link.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Modal } from '../ui/modal.tsx';

/** Two files for the bookkeeper: what was issued in a period, and what was paid in it. */
export function ExportInvoices() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const today = calendarDate(new Date(), business.timeZone);
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const isBackward = from !== '' && to !== '' && to < from;
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        <DownloadIcon className="size-4.5" />
        Export CSV
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} opener={opener} title="Export for bookkeeping">
        <div className="grid gap-5 overflow-y-auto p-5">
          <p className="text-ink-soft">
            Invoices count on the day they were issued, payments on the day they were paid. Leave a day empty
            for no limit.
          </p>
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label="From"
              type="date"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
            <TextField
              label="To"
              type="date"
              value={to}
              error={isBackward ? 'Choose a date on or after the first one' : undefined}
              onChange={(event) => setTo(event.target.value)}
            />
          </div>
          {!isBackward && (
            <div className="flex flex-wrap gap-2">
              <ExportLink
                path={invoiceApi.invoicesCsv}
                filter={{ from, to }}
                label="Invoices and credit notes"
              />
              <ExportLink path={invoiceApi.paymentsCsv} filter={{ from, to }} label="Payments and refunds" />
            </div>
          )}
        </div>
      </Modal>
    </>
  );
}

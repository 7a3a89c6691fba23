import { useRef, useState } from 'react';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { ExportPeriod } from '#kit/panel/list/export-period.tsx';
import { Button, shortLabel } from '#kit/panel/ui/button.tsx';
import { DownloadIcon } from '#kit/panel/ui/icons.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { adminApi } from '#kit/paths/paths.ts';

/** The filtered list, or the completed visits of a period for bookkeeping. */
export function ExportQuotes({ filter }: { filter: object }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        <DownloadIcon className="size-4.5" />
        <span className={shortLabel}>Export CSV</span>
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} opener={opener} title="Export quotes">
        <div className="grid gap-6 overflow-y-auto p-5">
          <section aria-labelledby="export-list" className="grid justify-items-start gap-3">
            <div>
              <h3 id="export-list" className="font-semibold">
                This list
              </h3>
              <p className="text-ink-soft">All quotes that match the filters, not just this page.</p>
            </div>
            <ExportLink path={adminApi.quotesCsv} filter={filter} label="Download list" />
          </section>
          <CompletedVisits />
        </div>
      </Modal>
    </>
  );
}

function CompletedVisits() {
  return (
    <section
      aria-labelledby="export-visits"
      className="grid justify-items-start gap-3 border-t border-line pt-5"
    >
      <div>
        <h3 id="export-visits" className="font-semibold">
          Completed visits
        </h3>
        <p className="text-ink-soft">
          For your bookkeeping. A visit counts on its own day, or without one on the day it was completed.
        </p>
      </div>
      <ExportPeriod>
        {(period) => (
          <ExportLink
            path={adminApi.quotesCsv}
            filter={{ status: 'completed', ...period }}
            label="Download visits"
          />
        )}
      </ExportPeriod>
    </section>
  );
}

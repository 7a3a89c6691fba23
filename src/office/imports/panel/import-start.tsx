import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { ExportLink } from '#kit/panel/list/export-link.tsx';
import { Button } from '#kit/panel/ui/button.tsx';
import { Outcome } from '#kit/panel/ui/outcome.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { UploadIcon } from '#kit/ui/icons/actions.tsx';
import {
  type ImportKind,
  importFileField,
  importKindLabels,
  importKinds,
  importLimits,
  importSchema,
} from '#office/imports/imports.ts';
import { importStatusText } from './import-status.ts';
import { importsQuery, refetchImports, rowsText } from './imports-query.ts';

export function ImportStart() {
  return (
    <Sections>
      <Section
        title="Choose a file"
        text="A CSV or Excel file from Housecall Pro, Jobber, Square, QuickBooks, Google Contacts or your own sheet."
      >
        <FileForm />
      </Section>
      <Section title="Your imports" text="You can undo one for 30 days.">
        <Imports />
      </Section>
      <Section title="Take your data along" text="Each file can be imported again, here or elsewhere.">
        <div className="flex flex-wrap gap-2">
          <ExportLink path={adminApi.customersCsv} label="Customers" />
          <ExportLink path={adminApi.visitsCsv} label="Visits" />
          <ExportLink path={adminApi.servicesCsv} label="Services" />
        </div>
      </Section>
    </Sections>
  );
}

const hints: Record<ImportKind, string> = {
  customers: 'One customer per row. Names, emails, phones, addresses and notes in any columns.',
  visits:
    'One visit per row, with its customer and date. They count in a customer’s history, never as revenue.',
  services: 'One service per row. They appear on your website right away.',
};

function FileForm() {
  const [kind, setKind] = useState<ImportKind>('customers');
  const picker = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const upload = useMutation({
    mutationFn: (file: File) => {
      if (file.size > importLimits.bytes) throw new Error('This file is larger than 50 MB. Split it.');
      const body = new FormData();
      body.set('kind', kind);
      body.set(importFileField, file);
      return fetchAdmin(importSchema, adminApi.imports, { method: 'POST', body, timeoutMs: 300_000 });
    },
    onSuccess: ({ id }) => navigate(`${adminPaths.import}?id=${id}`),
    onSettled: refetchImports,
  });
  return (
    <div className="grid justify-items-start gap-4">
      <SegmentedControl
        legend="What is in the file"
        options={importKinds.map((value) => ({ value, label: importKindLabels[value] }))}
        chosen={kind}
        onChoose={setKind}
      />
      <p className="text-ink-soft">{hints[kind]}</p>
      <Button variant="main" isBusy={upload.isPending} onClick={() => picker.current?.click()}>
        {!upload.isPending && <UploadIcon className="size-4" />}
        {upload.isPending ? 'Reading...' : 'Choose file'}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hidden
        aria-label="File to import"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) upload.mutate(file);
        }}
      />
      {upload.error && (
        <div role="alert" className="w-full">
          <Outcome isGood={false} title="This file wasn’t taken.">
            {upload.error.name === 'Error' ? upload.error.message : errorMessage(upload.error)}
          </Outcome>
        </div>
      )}
    </div>
  );
}

function Imports() {
  const query = useQuery(importsQuery);
  return (
    <InlineQueryView query={query} what="your imports">
      {(imports) =>
        imports.length === 0 ? (
          <p className="text-ink-soft">No imports yet.</p>
        ) : (
          <ul className="-my-3 divide-y divide-line">
            {imports.map((own) => (
              <li key={own.id} className="flex flex-wrap justify-between gap-x-4 py-3">
                <Link
                  to={`${adminPaths.import}?id=${own.id}`}
                  className="min-w-0 font-medium text-link underline wrap-anywhere"
                >
                  {own.fileName}
                </Link>
                <span className="text-ink-soft">{`${importKindLabels[own.kind]}, ${rowsText(own.total)}`}</span>
                <span className="w-full text-sm text-ink-soft">
                  {`${importStatusText(own)} · ${own.userName}, `}
                  <When at={own.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </InlineQueryView>
  );
}

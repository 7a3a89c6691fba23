import { useState } from 'react';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { SelectField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import {
  type Import,
  type ImportCheck,
  type ImportField,
  importCheckSchema,
  importFieldLabel,
  importFields,
  importSchema,
  mappedField,
} from '#office/imports/imports.ts';
import { CheckedRows } from './checked-rows.tsx';
import { refetchImports, rowsText, storeImport } from './imports-query.ts';

/** The field of each column, and the check of a run. */
export function ImportMappingForm({ own }: { own: Import }) {
  const [checked, setChecked] = useState<ImportCheck | null>(null);
  const save = useAdminMutation({
    call: (mapping: Import['mapping']) =>
      fetchAdmin(importSchema, adminApi.import(own.id), { method: 'PATCH', body: { mapping } }),
    onSuccess: storeImport,
    failed: 'Column not changed.',
    refetch: () => setChecked(null),
  });
  const check = useAdminMutation({
    call: () =>
      fetchAdmin(importCheckSchema, adminApi.checkImport(own.id), { method: 'POST', timeoutMs: 300_000 }),
    onSuccess: setChecked,
    failed: 'Rows not checked.',
    refetch: refetchImports,
  });
  const run = useAdminMutation({
    call: () => fetchAdmin(importSchema, adminApi.runImport(own.id), { method: 'POST' }),
    onSuccess: storeImport,
    failed: 'Import not started.',
    refetch: refetchImports,
  });
  const options: readonly ('' | ImportField)[] = ['', ...importFields[own.kind]];
  const texts = Object.fromEntries(
    options.map((field) => [field, field === '' ? 'Leave out' : importFieldLabel(field)]),
  );
  return (
    <Sections>
      <Section
        title="What the columns are"
        text={`We read ${rowsText(own.total)}. Correct what we guessed wrong; a column that is left out isn’t imported.`}
      >
        <ul className="-my-4 divide-y divide-line">
          {own.columns.map((column) => (
            <li key={column} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-2">
              <SelectField
                label={column}
                value={mappedField(own.mapping, column) ?? ''}
                options={options}
                texts={texts}
                onChange={({ target }) =>
                  save.mutate({ [column]: target.value === '' ? null : (target.value as ImportField) })
                }
              />
              <Samples texts={own.sample.map((row) => findEntry(row, column) ?? '')} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Check" text="See what would happen. Nothing is stored yet.">
        <div className="grid justify-items-start gap-4">
          {checked && <CheckedRows own={own} checked={checked} />}
          <div className="flex flex-wrap gap-2">
            <Button
              variant={checked ? 'plain' : 'main'}
              isBusy={check.isPending}
              onClick={() => check.mutate()}
            >
              {check.isPending ? 'Checking...' : checked ? 'Check again' : 'Check rows'}
            </Button>
            {checked && checked.create + checked.join > 0 && (
              <Button variant="main" isBusy={run.isPending} onClick={() => run.mutate()}>
                {`Import ${rowsText(checked.create + checked.join)}`}
              </Button>
            )}
          </div>
        </div>
      </Section>
    </Sections>
  );
}

/** The first values that the column has. */
function Samples({ texts }: { texts: readonly string[] }) {
  const shown = [...new Set(texts)].filter((text) => text !== '').slice(0, 3);
  if (shown.length === 0) return <p className="self-end pb-2 text-ink-soft">Empty in the first rows</p>;
  return (
    <ul aria-label="Examples" className="min-w-0 self-end text-sm text-ink-soft">
      {shown.map((text) => (
        <li key={text} className="truncate">
          {text}
        </li>
      ))}
    </ul>
  );
}

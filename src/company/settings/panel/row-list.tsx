import type { ReactNode } from 'react';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import { ListButtons } from './list-buttons.tsx';

interface RowListProps<Row> {
  /** In the singular, such as `review`. */
  noun: string;
  /** The list in error paths. */
  path: string;
  rows: readonly Row[];
  blank: Row;
  toName: (row: Row) => string;
  errors: FieldErrors;
  onChange: (rows: Row[]) => void;
  children: (fields: {
    row: Row;
    set: (part: Partial<Row>) => void;
    getError: (part: string) => string | undefined;
  }) => ReactNode;
}

/** A list of small records inside a form of Settings. A new one comes first, where the site shows it first. */
export function RowList<Row>({
  noun,
  path,
  rows,
  blank,
  toName,
  errors,
  onChange,
  children,
}: RowListProps<Row>) {
  return (
    <div className="grid gap-5">
      {rows.length === 0 ? (
        <p className="text-ink-soft">{`No ${noun}s.`}</p>
      ) : (
        <ul
          aria-label={`List of ${noun}s`}
          className="grid max-h-[36rem] gap-3 overflow-y-auto rounded-input p-1 ring-1 ring-line"
        >
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its name is being typed
            <li key={index} className="grid gap-3 rounded-input bg-surface p-3 ring-1 ring-line">
              {children({
                row,
                set: (part) => onChange(rows.with(index, { ...row, ...part })),
                getError: (part) => errors[`${path}.${index}.${part}`],
              })}
              <Button
                variant="quiet"
                className="justify-self-end"
                aria-label={`Remove ${toName(row) || `${noun} ${index + 1}`}`}
                onClick={() => onChange(rows.toSpliced(index, 1))}
              >
                <TrashIcon className="size-4" />
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fault text={findEntry(errors, path)} />
      <ListButtons
        noun={noun}
        count={rows.length}
        onAdd={() => onChange([blank, ...rows])}
        onClear={() => onChange([])}
      />
    </div>
  );
}

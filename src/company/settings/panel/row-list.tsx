import { type ReactNode, useState } from 'react';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { ClosedRow } from './closed-row.tsx';
import { ListButtons } from './list-buttons.tsx';

interface RowListProps<Row> {
  /** In the singular, such as `review`. */
  noun: string;
  /** The list in error paths. */
  path: string;
  rows: readonly Row[];
  blank: Row;
  toName: (row: Row) => string;
  /** Beside the name of a closed row. */
  toDetail?: (row: Row) => string;
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
  toDetail,
  errors,
  onChange,
  children,
}: RowListProps<Row>) {
  const [opened, setOpened] = useState<number | null>(null);
  const isFaulty = (index: number) => Object.keys(errors).some((key) => key.startsWith(`${path}.${index}.`));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {rows.length === 0 ? (
        <p className="text-ink-soft">{`No ${noun}s.`}</p>
      ) : (
        <ul aria-label={`List of ${noun}s`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {rows.map((row, index) => (
            <ClosedRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its name is being typed
              key={index}
              name={toName(row) || `${noun} ${index + 1}`}
              detail={toDetail?.(row)}
              isOpen={opened === index || isFaulty(index)}
              onToggle={() => setOpened(opened === index ? null : index)}
              onRemove={() => {
                setOpened(null);
                onChange(rows.toSpliced(index, 1));
              }}
            >
              {children({
                row,
                set: (part) => onChange(rows.with(index, { ...row, ...part })),
                getError: (part) => errors[`${path}.${index}.${part}`],
              })}
            </ClosedRow>
          ))}
        </ul>
      )}
      <Fault text={findEntry(errors, path)} />
      <ListButtons
        noun={noun}
        count={rows.length}
        onAdd={() => {
          setOpened(0);
          onChange([blank, ...rows]);
        }}
        onClear={() => onChange([])}
      />
    </div>
  );
}

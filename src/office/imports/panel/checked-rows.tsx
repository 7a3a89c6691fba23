import { Fact } from '#kit/panel/ui/fact.tsx';
import { Outcome } from '#kit/panel/ui/outcome.tsx';
import type { Import, ImportCheck } from '#office/imports/imports.ts';
import { rowsText } from './imports-query.ts';

const mostShown = 100;

interface CheckedRowsProps {
  own: Import;
  checked: ImportCheck;
}

export function CheckedRows({ own, checked: { create, join, duplicates, refused } }: CheckedRowsProps) {
  const isEmpty = create + join === 0;
  const isKnown = duplicates > 0 || refused.length === 0;
  return (
    <div role="status" className="grid w-full gap-4">
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact label="New">{create.toLocaleString('en')}</Fact>
        {own.kind !== 'services' && <Fact label="Add to a customer">{join.toLocaleString('en')}</Fact>}
        <Fact label="Already here">{duplicates.toLocaleString('en')}</Fact>
        <Fact label="Can’t be imported">{refused.length.toLocaleString('en')}</Fact>
      </dl>
      {isEmpty && (
        <Outcome isGood={isKnown} title={isKnown ? 'Everything is here already.' : 'No row can be imported.'}>
          {isKnown
            ? refused.length === 0
              ? 'There is nothing to import.'
              : `But for ${rowsText(refused.length)} that can’t be imported.`
            : 'Check above what the columns are.'}
        </Outcome>
      )}
      {refused.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">
            {`Why ${rowsText(refused.length)} can’t be imported`}
          </summary>
          <ul className="mt-2 max-h-72 overflow-y-auto text-ink-soft">
            {refused.slice(0, mostShown).map(({ row, reason }) => (
              <li key={row} className="wrap-anywhere">{`Row ${row}: ${reason}`}</li>
            ))}
          </ul>
          {refused.length > mostShown && (
            <p className="mt-2 text-ink-soft">{`And ${rowsText(refused.length - mostShown)} more.`}</p>
          )}
          <p className="mt-2 text-ink-soft">
            Rows count from 1 below the column names. Correct them in your file and import it again: what is
            here already isn’t added twice.
          </p>
        </details>
      )}
    </div>
  );
}

import { FilterSelect } from '#kit/panel/list/filter-select.tsx';
import { controlClass } from '#kit/panel/ui/field.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import type { useAuditParams } from './use-audit-params.ts';

/** Who, what and when in one row, on a phone too. */
export function AuditFilters({ params }: { params: ReturnType<typeof useAuditParams> }) {
  const { filters, chosen, dates, setFilter } = params;
  return (
    <search className="grid gap-2">
      <div className="grid grid-cols-3 gap-2 sm:flex">
        {Object.entries(filters).map(([name, select]) => (
          <FilterSelect
            key={name}
            {...select}
            isLabelHidden
            value={findEntry(chosen, name)}
            onChoose={(option) => setFilter(name, option)}
          />
        ))}
      </div>
      {chosen.period === 'dates' && (
        <div className="grid grid-cols-2 gap-2 sm:flex">
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className="grid gap-1 text-sm text-ink-soft sm:flex sm:items-center">
              {name === 'from' ? 'From' : 'To'}
              <input
                type="date"
                value={dates[name] ?? ''}
                onChange={(event) => setFilter(name, event.target.value)}
                className={`${controlClass} text-ink`}
              />
            </label>
          ))}
        </div>
      )}
    </search>
  );
}

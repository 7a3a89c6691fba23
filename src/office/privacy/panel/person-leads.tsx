import { Link } from 'react-router';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { longDate } from '#kit/time/dates.ts';
import type { PersonSummary } from '#office/privacy/privacy.ts';

const shownAtFirst = 20;

/** A person's requests and quotes, with links. */
export function PersonLeads({ leads }: Pick<PersonSummary, 'leads'>) {
  if (leads.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ul aria-label="Requests and quotes" className="grid divide-y divide-line">
        {leads.slice(0, shownAtFirst).map((lead) => (
          <li
            key={`${lead.kind} ${lead.id}`}
            className="flex flex-wrap items-center gap-x-2 py-2 wrap-anywhere"
          >
            {lead.isInTrash ? (
              <>
                <span className="font-medium">{lead.name}</span>
                <Tag>In the trash</Tag>
              </>
            ) : (
              <Link
                to={recordKinds[lead.kind].path(lead.id)}
                className="inline-flex items-center rounded-md font-medium text-link hover:underline touch:min-h-11"
              >
                {lead.name}
                <span className="sr-only">{`: open the ${lead.kind}`}</span>
              </Link>
            )}
            <span className="text-ink-soft">
              {`${recordKinds[lead.kind].label}, ${lead.service}, ${longDate(lead.createdAt)}`}
            </span>
          </li>
        ))}
      </ul>
      {leads.length > shownAtFirst && (
        <p className="text-ink-soft">{`and ${leads.length - shownAtFirst} more`}</p>
      )}
    </div>
  );
}

import { longDate } from '#kit/time/dates.ts';
import type { JoinedLead } from '#office/privacy/privacy.ts';

interface JoinedLeadsProps {
  leads: readonly JoinedLead[];
  picked: readonly JoinedLead[];
  onPick: (picked: JoinedLead[]) => void;
}

/** Perhaps somebody else's: nothing of it is downloaded or erased unless it is picked. */
export function JoinedLeads({ leads, picked, onPick }: JoinedLeadsProps) {
  if (leads.length === 0) return null;
  return (
    <fieldset className="grid gap-2 rounded-input border border-line p-3">
      <legend className="px-1 font-semibold">Linked by phone number and name only</legend>
      <p className="text-ink-soft">
        Anybody may type those, so these may be somebody else’s. Pick what is this person’s too; the rest is
        neither downloaded nor erased.
      </p>
      {leads.map((lead) => (
        <label
          key={`${lead.kind} ${lead.id}`}
          className="flex items-start gap-3 py-1 wrap-anywhere touch:min-h-11"
        >
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            checked={picked.includes(lead)}
            onChange={({ target }) =>
              onPick(target.checked ? [...picked, lead] : picked.filter((each) => each !== lead))
            }
          />
          <span>
            <span className="font-medium">{lead.name}</span>{' '}
            <span className="text-ink-soft">
              {[labels[lead.kind], lead.service, longDate(lead.createdAt)].filter(Boolean).join(', ')}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const labels: Record<JoinedLead['kind'], string> = {
  request: 'Request',
  quote: 'Quote',
  customer: 'Customer',
};

import { Link } from 'react-router';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { phoneText } from '#kit/text/person.ts';
import {
  type CustomerDetails,
  type CustomerUpdate,
  customerDetailsSchema,
} from '#sales/customers/customers.ts';

type Suggestion = CustomerDetails['contactSuggestions'][number];

/** Contacts that only leads have. Somebody else may have typed them, so staff accept each with a press. */
export function ContactSuggestions({ customer }: { customer: CustomerDetails }) {
  const { contactSuggestions: found } = customer;
  if (found.length === 0) return null;
  return (
    <ul aria-label="Suggested contacts" className="grid gap-3 border-t border-line pt-3 text-sm">
      {found.map((suggestion) => (
        <SuggestionRow key={suggestion.value} customer={customer} suggestion={suggestion} />
      ))}
    </ul>
  );
}

function SuggestionRow({ customer, suggestion }: { customer: CustomerDetails; suggestion: Suggestion }) {
  const { kind, value, firstName } = suggestion;
  const undo = useContactChange(customer, () => ({ title: 'Change undone' }));
  const use = useContactChange(customer, () => ({
    title: kind === 'email' ? 'Email changed' : 'Phone changed',
    action: { label: 'Undo', run: () => undo.mutate({ [kind]: customer[kind] }) },
  }));
  const shown = kind === 'email' ? value : phoneText(value);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <p className="min-w-40 flex-1 wrap-anywhere text-ink-soft">
        {`${firstName} ${kind === 'email' ? 'also wrote from' : 'also left'} `}
        <span className="text-ink">{shown}</span>
        {', in '}
        <LeadLink suggestion={suggestion} />
      </p>
      <Button isBusy={use.isPending} onClick={() => use.mutate({ [kind]: value })}>
        Use it<span className="sr-only">{`: ${shown}`}</span>
      </Button>
    </li>
  );
}

function LeadLink({ suggestion: { requestId, quoteId } }: { suggestion: Suggestion }) {
  const [kind, id] = requestId === null ? (['quote', quoteId!] as const) : (['request', requestId] as const);
  return (
    <Link to={recordKinds[kind].path(id)} className="rounded-md font-medium text-link hover:underline">
      {`${recordKinds[kind].label.toLowerCase()} ${id}`}
    </Link>
  );
}

const useContactChange = (
  { id }: CustomerDetails,
  done: () => { title: string; action?: { label: string; run: () => void } },
) =>
  useAdminMutation({
    call: (body: CustomerUpdate) =>
      fetchAdmin(customerDetailsSchema, customerApi.customer(id), { method: 'PATCH', body }),
    done,
    failed: 'Failed to update customer',
  });

import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { DownloadIcon } from '#kit/panel/ui/icons.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import type { JoinedLead, PersonSummary } from '#office/privacy/privacy.ts';
import { amountText, backupWords } from './amount-text.ts';
import { JoinedLeads } from './joined-leads.tsx';
import { PersonLeads } from './person-leads.tsx';
import { downloadPerson, erasePerson } from './privacy-queries.ts';

interface PersonFoundProps {
  contact: string;
  found: PersonSummary;
  onErased: () => void;
}

export function PersonFound({ contact, found, onErased }: PersonFoundProps) {
  const [isAsking, setAsking] = useState(false);
  const [picked, setPicked] = useState<JoinedLead[]>([]);
  const download = useAdminMutation({
    call: () => downloadPerson(contact, picked),
    failed: 'Failed to download the data',
    refetch: () => {},
  });
  const erase = useAdminMutation({
    call: () => erasePerson(contact, picked),
    done: (erased) => ({ title: 'Erased for good', text: amountText(erased) }),
    failed: 'Failed to erase the data',
    onSuccess: onErased,
  });
  const amount =
    amountText({ ...found, subscriptions: found.newsletter === null ? 0 : 1 }) ||
    // The address stands on nothing else.
    (found.keptInvoices > 0 ? 'the address of an invoice' : '');
  if (amount === '') {
    return (
      <p role="status" className="border-t border-line pt-5 wrap-anywhere">
        Nothing is stored under <strong>{contact}</strong>.
      </p>
    );
  }
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <p role="status" className="wrap-anywhere">
        Stored under <strong>{contact}</strong>: {amount}.
      </p>
      <PersonLeads leads={found.leads} />
      <JoinedLeads leads={found.joined} picked={picked} onPick={setPicked} />
      {found.otherContacts.length > 0 && (
        <p className="text-ink-soft wrap-anywhere">
          {`These records also include ${found.otherContacts.join(', ')}. Search for that too.`}
        </p>
      )}
      {found.keptInvoices > 0 && <p className="text-ink-soft">{keptWords(found.keptInvoices)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button isBusy={download.isPending} onClick={() => download.mutate()}>
          <DownloadIcon className="size-4.5" />
          Download the data
        </Button>
        <Button variant="danger" isBusy={erase.isPending} onClick={() => setAsking(true)}>
          <TrashIcon className="size-4.5" />
          Erase for good
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        The download is a JSON file with everything, photos included. {backupWords(found.backupsKeptDays)}
      </p>
      <Confirm
        open={isAsking}
        question={`Erase all data for ${contact}?`}
        detail={`${amount}${picked.length > 0 ? ` and ${picked.length} picked` : ''} will be erased right away. This can’t be undone. Your figures change too.${openVisitWords(found.openVisits)}${found.keptInvoices > 0 ? ` ${keptWords(found.keptInvoices)}` : ''}`}
        action="Erase for good"
        onConfirm={() => erase.mutate()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}

/** The law asks a business to keep its invoices. */
const keptWords = (invoices: number) =>
  `${invoices === 1 ? 'One issued invoice stays' : `${invoices} issued invoices stay`} for bookkeeping, with name, address and amounts. Email address and link are removed.`;

function openVisitWords(visits: number): string {
  if (visits === 0) return '';
  return visits === 1
    ? ' They still have one visit scheduled.'
    : ` They still have ${visits} visits scheduled.`;
}

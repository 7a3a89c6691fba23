import { useRef, useState } from 'react';
import { exactDollars } from '#kit/money/money.ts';
import { randomKey } from '#kit/pages/idempotency-key.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { cachedBy, createRecord } from '#kit/panel/editing/record-mutation.ts';
import { cacheRecord } from '#kit/panel/list/record-cache.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { SendIcon } from '#kit/panel/ui/icons.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { EditIcon } from '#kit/ui/icons/actions.tsx';
import { type Invoice, invoiceSchema } from '#money/invoices/invoices.ts';
import { invoiceTitle } from './invoice-badges.ts';

interface DraftActionsProps {
  invoice: Invoice;
  onEdit: () => void;
}

/** A draft is edited, issued or discarded. */
export function DraftActions({ invoice, onEdit }: DraftActionsProps) {
  const { id, version, total, dueDays, customerName, email } = invoice;
  const draftId = useRef(randomKey());
  const [asked, setAsked] = useState<'issue' | 'discard' | null>(null);
  const cached = cachedBy((saved: Invoice) => cacheRecord('invoices', saved), invoiceSchema);
  const issueInvoice = () =>
    fetchAdmin(invoiceSchema, invoiceApi.issue(id), { method: 'POST', body: { version } });
  const issue = useAdminMutation({
    call: issueInvoice,
    done: (issued) => ({ title: `${invoiceTitle(issued)} issued`, text: 'Send it to the customer now.' }),
    failed: 'Couldn’t issue the invoice',
    ...cached,
  });
  const issueAndSend = useAdminMutation({
    call: async () => {
      // Where sending fails, the invoice is shown as issued, with Send.
      cached.onSuccess(await issueInvoice());
      const body = { message: '' };
      return createRecord(invoiceSchema, invoiceApi.send(id), { body, draftId: draftId.current });
    },
    done: (issued) => ({ title: `${invoiceTitle(issued)} issued and sent`, text: `To ${customerName}` }),
    failed: 'Couldn’t send the invoice',
    ...cached,
  });
  const discard = useAdminMutation({
    call: () => fetchAdmin(invoiceSchema, invoiceApi.void(id), { method: 'POST' }),
    done: { title: 'Draft discarded', text: customerName },
    failed: 'Couldn’t discard the draft',
    ...cached,
  });
  return (
    <div className="flex flex-wrap gap-2">
      {email !== '' && (
        <Button variant="main" isBusy={issueAndSend.isPending} onClick={() => issueAndSend.mutate()}>
          {!issueAndSend.isPending && <SendIcon className="size-4.5" />}
          Issue and send
        </Button>
      )}
      <Button
        variant={email === '' ? 'main' : 'plain'}
        isBusy={issue.isPending}
        onClick={() => setAsked('issue')}
      >
        Issue…
      </Button>
      <Button onClick={onEdit}>
        <EditIcon className="size-4.5" />
        Edit Draft
      </Button>
      <Button variant="quiet" isBusy={discard.isPending} onClick={() => setAsked('discard')}>
        Discard…
      </Button>
      <Confirm
        open={asked === 'issue'}
        question={`Issue this invoice for ${exactDollars(total)}?`}
        detail={`It gets the next number and can’t change afterward. ${dueDays === 0 ? 'It’s due today.' : `It’s due in ${dueDays} ${dueDays === 1 ? 'day' : 'days'}.`}`}
        action="Issue"
        variant="main"
        onConfirm={() => issue.mutate()}
        onClose={() => setAsked(null)}
      />
      <Confirm
        open={asked === 'discard'}
        question="Discard this draft?"
        detail="You can make a new one from the quote or the visit."
        action="Discard"
        onConfirm={() => discard.mutate()}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

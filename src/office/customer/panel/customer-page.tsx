import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import { EditIcon, PlusIcon } from '#kit/ui/icons/actions.tsx';
import { ReceiptIcon } from '#kit/ui/icons/office.tsx';
import { CustomerSummary } from '#sales/customers/panel/customer-summary.tsx';
import { CustomerTotals } from '#sales/customers/panel/customer-totals.tsx';
import { customerViews } from '#sales/customers/panel/customer-views.ts';
import { customerQuery } from '#sales/customers/panel/customers-queries.ts';
import { MergedIntoNotice } from '#sales/customers/panel/merged-into-notice.tsx';
import { PossibleDuplicates } from '#sales/customers/panel/possible-duplicates.tsx';
import { ContactLinks } from '#sales/records/panel/contact-links.tsx';
import { CustomerSheet } from './customer-sheet.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';

export function CustomerPage() {
  const { id = '' } = useParams();
  return <KnownCustomer key={id} id={/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0} />;
}

function KnownCustomer({ id }: { id: number }) {
  const query = useQuery(customerQuery(id));
  const dialog = useDialogParams('dialog', customerViews);
  const customer = query.data;
  return (
    <>
      <PageHeader title={customer ? fullName(customer) : 'Customer'}>
        {customer && (
          <>
            <ContactLinks contact={customer} />
            <Button onClick={() => dialog.open(id, 'customer')}>
              <EditIcon className="size-4.5" />
              Edit
            </Button>
            <Button onClick={() => dialog.open(id, 'invoice')}>
              <ReceiptIcon className="size-4.5" />
              New Invoice
            </Button>
            <Button variant="main" onClick={() => dialog.open(id, 'quote')}>
              <PlusIcon className="size-4.5" />
              New Quote
            </Button>
          </>
        )}
      </PageHeader>
      <QueryView
        query={query}
        what="this customer"
        wayOut={
          <ButtonLink to={customerScreens.customers} variant="main">
            Go to the customers
          </ButtonLink>
        }
      >
        {(found) => (
          <>
            <MergedIntoNotice customer={found} />
            <PossibleDuplicates customer={found} />
            <CustomerTotals totals={found.totals} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[20rem_minmax(0,1fr)] @5xl:grid-cols-[22rem_minmax(0,1fr)] @5xl:gap-8">
              <CustomerSummary customer={found} onOpen={dialog.open} />
              <CustomerTimeline customer={found} onAddNote={() => dialog.open(id, 'note')} />
            </div>
            <CustomerSheet customer={found} params={dialog} />
          </>
        )}
      </QueryView>
    </>
  );
}

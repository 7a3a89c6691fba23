import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { customerListQuery } from '../customer-search/customers-queries.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { RecordList } from '../list/record-list.tsx';
import { totalText } from '../list/total-text.ts';
import { useDialogParams } from '../list/use-dialog-params.ts';
import { useListParams } from '../list/use-list-params.ts';
import { Button } from '../ui/button.tsx';
import { Tag } from '../ui/chip.tsx';
import { LazyForm } from '../ui/lazy-form.tsx';
import { Empty } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CustomerRow } from './customer-row.tsx';

// The form loads when it is opened, so that the list loads faster.
const NewCustomerForm = lazy(async () => ({
  default: (await import('./new-customer-form.tsx')).NewCustomerForm,
}));

const columns = [
  { label: 'Customer' },
  { label: 'Contact' },
  { label: 'Address' },
  { label: 'Visits' },
  { label: 'Actions', align: 'end' },
] as const;

export function CustomersPage() {
  const params = useListParams({});
  const newDialog = useDialogParams('new', ['form']);
  const list = useQuery(customerListQuery({ ...params.filter, ...params.window }));
  return (
    <>
      <PageHeader title="Customers" badge={list.data && <Tag>{`${totalText(list.data)} total`}</Tag>}>
        <Button variant="main" onClick={() => newDialog.open(1, 'form')}>
          <PlusIcon className="size-4.5" />
          New Customer
        </Button>
      </PageHeader>
      <ListFilters params={params} search="Search by name, email, address or phone..." />
      <RecordList
        noun="customers"
        query={list}
        params={params}
        columns={columns}
        widths="@4xl:grid-cols-[minmax(9rem,1.2fr)_minmax(11rem,1.4fr)_minmax(9rem,1.4fr)_minmax(8rem,auto)_auto]"
        empty={
          params.isFiltered ? (
            <Empty title="No customers found matching your search." />
          ) : (
            <Empty title="No customers yet">
              <p className="max-w-96 text-ink-soft">
                Everyone who sends a request or a quote appears here. You can also add a customer yourself.
              </p>
            </Empty>
          )
        }
      >
        {(customer) => <CustomerRow key={customer.id} customer={customer} />}
      </RecordList>
      <Sheet
        open={newDialog.view !== null}
        onClose={newDialog.close}
        opener={newDialog.opener}
        title="New Customer"
      >
        <LazyForm>
          <NewCustomerForm onDone={newDialog.close} />
        </LazyForm>
      </Sheet>
    </>
  );
}

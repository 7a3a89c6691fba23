import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { ListFilters } from '#kit/panel/list/list-filters.tsx';
import { RecordList } from '#kit/panel/list/record-list.tsx';
import { totalText } from '#kit/panel/list/total-text.ts';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { useListParams } from '#kit/panel/list/use-list-params.ts';
import { Button, ButtonLink, shortLabel } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { CustomerRow } from './customer-row.tsx';
import { customerListQuery } from './customers-queries.ts';

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
        <ButtonLink to={adminPaths.import}>Import</ButtonLink>
        <Button variant="main" onClick={() => newDialog.open(1, 'form')}>
          <PlusIcon className="size-4.5" />
          <span className={shortLabel}>New Customer</span>
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
                Everyone who sends a request or a quote appears here. You can also add a customer yourself, or
                import those you have in another program.
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

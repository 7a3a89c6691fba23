import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import {
  type CustomerDetails,
  type CustomerUpdate,
  customerDetailsSchema,
  customerUpdateSchema,
} from '#sales/customers/customers.ts';
import { CustomerFields, customerLabels, customerSnapshot } from './customer-fields.tsx';

interface CustomerEditFormProps {
  customer: CustomerDetails;
  onDone: () => void;
}

export function CustomerEditForm({ customer, onDone }: CustomerEditFormProps) {
  const form = useEditForm({
    draftKey: `customer:${customer.id}`,
    saved: customerSnapshot(customer),
    ...customerLabels,
    schema: customerUpdateSchema,
    body: (values, changed) => Object.fromEntries(changed.map((name) => [name, values[name]])),
    mutation: customerUpdate(customer),
    recordSchema: customerDetailsSchema,
    snapshot: customerSnapshot,
    onDone,
  });
  return (
    <EditForm noun="customer" form={form} onDone={onDone}>
      <CustomerFields form={form} />
    </EditForm>
  );
}

const customerUpdate = (customer: CustomerDetails) =>
  recordUpdate({
    noun: 'customer',
    record: customer,
    schema: customerDetailsSchema,
    call: (body: CustomerUpdate) =>
      fetchAdmin(customerDetailsSchema, customerApi.customer(customer.id), { method: 'PATCH', body }),
    done: { title: 'Customer updated' },
    failed: 'Failed to update customer',
  });

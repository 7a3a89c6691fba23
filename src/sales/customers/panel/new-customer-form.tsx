import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { customerApi, customerScreens } from '#kit/paths/customer-paths.ts';
import { fullName } from '#kit/text/person.ts';
import {
  type CustomerDetails,
  customerDetailsSchema,
  newCustomerSchema,
} from '#sales/customers/customers.ts';
import { CustomerFields, type CustomerValues, customerLabels } from './customer-fields.tsx';

/** A customer that staff enter, for example during a call. It opens once it is saved. */
export function NewCustomerForm({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const created = useRef<number>(null);
  const form = useEditForm({
    draftKey: 'new-customer',
    saved: { values: emptyCustomer, version: 0 },
    ...customerLabels,
    schema: newCustomerSchema,
    body: (values) => values,
    mutation: {
      mutationFn: ({ body, draftId }) =>
        createRecord(customerDetailsSchema, customerApi.customers, { body, draftId }),
      ...mutationCallbacks({
        done: (customer: CustomerDetails) => ({ title: 'Customer created', text: fullName(customer) }),
        failed: 'Failed to create customer',
        onSuccess: ({ id }: CustomerDetails) => {
          created.current = id;
        },
      }),
    },
    onDone: () => {
      if (created.current === null) onDone();
      else void navigate(customerScreens.customer(created.current), { replace: true });
    },
  });
  return (
    <EditForm
      noun="customer"
      form={form}
      saveLabels={['Create Customer', 'Saving...']}
      draftHint="Your changes are saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      <CustomerFields form={form} />
    </EditForm>
  );
}

const emptyCustomer: CustomerValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  language: 'en',
  notes: '',
};

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { InvoiceSettings } from '#company/profile/invoice-settings.ts';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { fullName } from '#kit/text/person.ts';
import { type Invoice, invoiceSchema, newInvoiceSchema } from '#money/invoices/invoices.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { emptyLine, type InvoiceValues, invoiceBody, invoiceLabels } from './invoice-values.ts';

interface NewInvoiceFormProps {
  customer: CustomerDetails;
  onDone: () => void;
}

/** A draft without a quote. */
export function NewInvoiceForm(props: NewInvoiceFormProps) {
  const settings = useQuery(settingsQuery);
  return (
    <InlineQueryView query={settings} what="the settings">
      {({ invoices }) => <Form {...props} start={invoices} />}
    </InlineQueryView>
  );
}

function Form({ customer, start, onDone }: NewInvoiceFormProps & { start: InvoiceSettings }) {
  const navigate = useNavigate();
  const madeId = useRef<number>(null);
  const form = useEditForm({
    draftKey: `new-invoice:${customer.id}`,
    saved: { values: startValues(customer, start), version: 0 },
    ...invoiceLabels,
    schema: newInvoiceSchema,
    body: (values) => ({
      ...invoiceBody(values, Object.keys(values) as (keyof InvoiceValues)[]),
      customerId: customer.id,
    }),
    mutation: {
      mutationFn: (sent) => createRecord(invoiceSchema, invoiceApi.invoices, sent),
      ...mutationCallbacks({
        done: { title: 'Draft made', text: 'Check it, then issue it.' },
        failed: 'The draft wasn’t made',
        onSuccess: ({ id }: Invoice) => {
          madeId.current = id;
        },
      }),
    },
    // The draft takes the place of the form, also in the history of the browser.
    onDone: () =>
      madeId.current === null
        ? onDone()
        : void navigate(recordKinds.invoice.path(madeId.current), { replace: true }),
  });
  return (
    <EditForm
      noun="invoice"
      form={form}
      saveLabels={['Make Draft', 'Saving...']}
      draftHint="Your changes are saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      <InvoiceFields form={form} />
    </EditForm>
  );
}

const startValues = (customer: CustomerDetails, start: InvoiceSettings): InvoiceValues => {
  const [property] = customer.properties;
  return {
    customerName: fullName(customer),
    email: customer.email,
    serviceAddress: property ? addressLine(property) : '',
    serviceDate: '',
    lines: [{ ...emptyLine(), key: 'line-0' }],
    discountPercent: '0',
    discountAmount: '',
    discountReason: '',
    code: '',
    codeDiscount: '0.00',
    minimumFee: '0.00',
    tripFee: '0.00',
    adjustment: '0.00',
    taxPercent: String(start.taxPercent),
    dueDays: String(start.dueDays),
    notes: start.notes,
    method: start.method,
  };
};

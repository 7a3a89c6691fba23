import { lazy } from 'react';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Sheet, SheetBody } from '#kit/panel/ui/sheet.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { fullName } from '#kit/text/person.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import type { CustomerView } from '#sales/customers/panel/customer-views.ts';

// Forms load when they are opened, so that the screen loads faster.
const CustomerEditForm = lazy(async () => ({
  default: (await import('#sales/customers/panel/customer-edit-form.tsx')).CustomerEditForm,
}));
const NewQuoteForm = lazy(async () => ({
  default: (await import('#sales/quotes/panel/new-quote-form.tsx')).NewQuoteForm,
}));
const NewInvoiceForm = lazy(async () => ({
  default: (await import('#money/invoices/panel/new-invoice-form.tsx')).NewInvoiceForm,
}));
const NoteForm = lazy(async () => ({
  default: (await import('#sales/customers/panel/note-form.tsx')).NoteForm,
}));
const MergeSearch = lazy(async () => ({
  default: (await import('#sales/customers/panel/merge-search.tsx')).MergeSearch,
}));
const NewPropertyForm = lazy(async () => ({
  default: (await import('#sales/customers/panel/property-forms.tsx')).NewPropertyForm,
}));
const PropertyEditForm = lazy(async () => ({
  default: (await import('#sales/customers/panel/property-forms.tsx')).PropertyEditForm,
}));

interface CustomerSheetProps {
  customer: CustomerDetails;
  params: DialogParams<CustomerView>;
}

/** One sheet for all forms of the screen. */
export function CustomerSheet({ customer, params }: CustomerSheetProps) {
  const view = useLastShown(params.view) ?? 'customer';
  const propertyId = useLastShown(params.id);
  const name = fullName(customer);
  const form = { customer, onDone: params.close };
  return (
    <Sheet
      open={params.view !== null}
      onClose={params.close}
      opener={params.opener}
      title={titles[view]}
      subtitle={name}
    >
      <LazyForm>
        {view === 'customer' && <CustomerEditForm {...form} />}
        {view === 'quote' && <NewQuoteForm {...form} />}
        {view === 'invoice' && <NewInvoiceForm {...form} />}
        {view === 'new-property' && <NewPropertyForm {...form} />}
        {view === 'note' && <NoteForm {...form} />}
        {view === 'merge' && <MergeSearch {...form} />}
        {view === 'property' && <EditedProperty id={propertyId} {...form} />}
      </LazyForm>
    </Sheet>
  );
}

const titles = {
  customer: 'Edit Customer',
  property: 'Edit Property',
  'new-property': 'New Property',
  quote: 'New Quote',
  invoice: 'New Invoice',
  note: 'New Note',
  merge: 'Merge Customers',
};

interface EditedPropertyProps {
  id: number | null;
  customer: CustomerDetails;
  onDone: () => void;
}

function EditedProperty({ id, customer, onDone }: EditedPropertyProps) {
  const property = customer.properties.find((each) => each.id === id);
  return property ? (
    <PropertyEditForm key={property.id} property={property} onDone={onDone} />
  ) : (
    <SheetBody>
      <p>This property no longer exists.</p>
    </SheetBody>
  );
}

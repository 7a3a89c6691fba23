import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord, recordUpdate } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import {
  type Address,
  addressSchema,
  type CustomerDetails,
  type Property,
  type PropertyUpdate,
  propertySchema,
  propertyUpdateSchema,
} from '#sales/customers/customers.ts';
import { PropertyFields } from './property-fields.tsx';

interface NewPropertyFormProps {
  customer: CustomerDetails;
  onDone: () => void;
}

export function NewPropertyForm({ customer, onDone }: NewPropertyFormProps) {
  const form = useEditForm({
    draftKey: `new-property:${customer.id}`,
    saved: { values: emptyAddress, version: 0 },
    labels,
    schema: addressSchema,
    body: (values) => values,
    mutation: {
      mutationFn: ({ body, draftId }) =>
        createRecord(propertySchema, customerApi.properties(customer.id), { body, draftId }),
      ...mutationCallbacks({
        done: (property: Property) => ({ title: 'Property added', text: addressLine(property) }),
        failed: 'Failed to add property',
      }),
    },
    onDone,
  });
  return (
    <EditForm
      noun="property"
      form={form}
      saveLabels={['Add Property', 'Saving...']}
      draftHint="Your changes are saved in this tab. Open the form again to continue."
      onDone={onDone}
    >
      <PropertyFields form={form} />
    </EditForm>
  );
}

export function PropertyEditForm({ property, onDone }: { property: Property; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `property:${property.id}`,
    saved: snapshot(property),
    labels,
    schema: propertyUpdateSchema,
    body: (values, changed) => Object.fromEntries(changed.map((name) => [name, values[name]])),
    mutation: recordUpdate({
      noun: 'property',
      record: property,
      schema: propertySchema,
      call: (body: PropertyUpdate) =>
        fetchAdmin(propertySchema, customerApi.property(property.id), { method: 'PATCH', body }),
      done: { title: 'Property updated' },
      failed: 'Failed to update property',
    }),
    recordSchema: propertySchema,
    snapshot,
    onDone,
  });
  return (
    <EditForm noun="property" form={form} onDone={onDone}>
      <PropertyFields form={form} />
    </EditForm>
  );
}

const labels = {
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  zipCode: 'ZIP code',
  accessNotes: 'Access notes',
};

const snapshot = ({ street, unit, city, zipCode, accessNotes, version }: Property) => ({
  values: { street, unit, city, zipCode, accessNotes },
  version,
});

const emptyAddress: Address = { street: '', unit: '', city: '', zipCode: '', accessNotes: '' };

import { useState } from 'react';
import { deleteOrRestore } from '#kit/panel/list/delete-or-restore.ts';
import { Action } from '#kit/panel/ui/action.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { mapUrl } from '#kit/text/contact-urls.ts';
import { EditIcon, PlusIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { MapPinIcon } from '#kit/ui/icons/contact.tsx';
import { addressLine } from '#sales/customers/address-line.ts';
import type { CustomerDetails, Property } from '#sales/customers/customers.ts';
import type { CustomerView } from './customer-views.ts';
import { SummaryCard } from './summary-card.tsx';

interface CustomerPropertiesProps {
  customer: CustomerDetails;
  onOpen: (id: number, view: CustomerView) => void;
}

/** The addresses that the crew goes to. */
export function CustomerProperties({ customer, onOpen }: CustomerPropertiesProps) {
  const { properties } = customer;
  return (
    <SummaryCard
      title={properties.length === 1 ? 'Property' : 'Properties'}
      action={
        <Action
          label="Add"
          about="a property"
          icon={PlusIcon}
          onClick={() => onOpen(customer.id, 'new-property')}
        />
      }
    >
      {properties.length === 0 ? (
        <p className="text-ink-soft">No address yet</p>
      ) : (
        <ul className="grid gap-3">
          {properties.map((property) => (
            <PropertyItem
              key={property.id}
              property={property}
              onEdit={() => onOpen(property.id, 'property')}
            />
          ))}
        </ul>
      )}
    </SummaryCard>
  );
}

function PropertyItem({ property, onEdit }: { property: Property; onEdit: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const address = addressLine(property);
  const remove = useAdminMutation({
    call: () => deleteOrRestore('DELETE', customerApi.property(property.id)),
    done: { title: 'Property deleted', text: address },
    failed: 'Failed to delete property',
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-2 not-first:border-t not-first:border-line not-first:pt-3">
      <div className="min-w-40 flex-1">
        <a
          href={mapUrl(address)}
          target="_blank"
          rel="noopener noreferrer"
          className="flex items-start gap-2 rounded-md hover:text-link hover:underline touch:min-h-9"
        >
          <MapPinIcon className="mt-0.5 size-4 shrink-0 text-ink-soft" />
          <span className="min-w-0 wrap-anywhere">
            {address}
            <span className="sr-only">, opens the map in a new tab</span>
          </span>
        </a>
        {property.accessNotes !== '' && (
          <p className="ml-6 text-ink-soft wrap-anywhere whitespace-pre-line">{property.accessNotes}</p>
        )}
      </div>
      <div className="-my-1.5 flex">
        <Action label="Edit" about={address} icon={EditIcon} onClick={onEdit} />
        <Action
          label="Delete"
          about={address}
          icon={TrashIcon}
          isBusy={remove.isPending}
          onClick={() => setAsking(true)}
        />
      </div>
      <Confirm
        open={isAsking}
        question="Delete this property?"
        detail={`${address}. Past visits stay in the timeline.`}
        action="Delete"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

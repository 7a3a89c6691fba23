import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { SheetBody } from '#kit/panel/ui/sheet.tsx';
import { fullName } from '#kit/text/person.ts';
import { CustomerSearch } from '#sales/customers/panel/customer-search.tsx';
import { customerQuery } from '#sales/customers/panel/customers-queries.ts';
import { NewInvoiceForm } from './new-invoice-form.tsx';

/** An invoice without a quote: first its customer, then its lines. */
export function NewInvoice({ onDone }: { onDone: () => void }) {
  const [customerId, setCustomerId] = useState<number | null>(null);
  if (customerId !== null) return <OfCustomer id={customerId} onDone={onDone} />;
  return (
    <SheetBody>
      <p>Choose who gets the invoice. For a quote or a done visit, open it and press Make Invoice.</p>
      <CustomerSearch
        action={(customer) => (
          <Button onClick={() => setCustomerId(customer.id)}>
            Choose<span className="sr-only">{` ${fullName(customer)}`}</span>
          </Button>
        )}
      />
    </SheetBody>
  );
}

function OfCustomer({ id, onDone }: { id: number; onDone: () => void }) {
  const customer = useQuery(customerQuery(id));
  return (
    <InlineQueryView query={customer} what="this customer">
      {(found) => <NewInvoiceForm customer={found} onDone={onDone} />}
    </InlineQueryView>
  );
}

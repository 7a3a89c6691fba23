import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet, SheetBody } from '#kit/panel/ui/sheet.tsx';
import { useDebounced } from '#kit/panel/ui/use-debounced.ts';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { quoteStatusBadges } from '#sales/quotes/panel/quote-badges.ts';
import { quoteListQuery } from '#sales/quotes/panel/quotes-queries.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { cityText } from '#visits/visits/panel/schedule-text.ts';
import { BookForm, CallerForm } from './lazy-forms.tsx';

interface BookingDialogProps {
  params: DialogParams<'form' | 'caller'>;
  /** The day that the form begins with. */
  date: string;
}

/** Books a visit: first the quote, which may be a caller's, then day, crew and window. */
export function BookingDialog({ params, date }: BookingDialogProps) {
  const [quote, setQuote] = useState<Quote | null>(null);
  const isOpen = params.view !== null;
  const isCaller = useLastShown(params.view) === 'caller';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setQuote(null);
  }
  return (
    <Sheet
      open={isOpen}
      onClose={params.close}
      opener={params.opener}
      title={isCaller ? 'Book a caller' : 'Book a visit'}
      subtitle={quote ? fullName(quote) : isCaller ? 'Who, where and what' : 'Choose the quote'}
    >
      {quote ? (
        <BookForm quote={quote} date={date} onDone={params.close} />
      ) : isCaller ? (
        <CallerForm onSaved={setQuote} onClose={params.close} />
      ) : (
        <SheetBody>
          <Button className="justify-self-start" onClick={() => params.open(1, 'caller')}>
            <PlusIcon className="size-4.5" />
            New caller
          </Button>
          <QuoteSearch onChoose={setQuote} />
        </SheetBody>
      )}
    </Sheet>
  );
}

function QuoteSearch({ onChoose }: { onChoose: (quote: Quote) => void }) {
  const [search, setSearch] = useState('');
  const found = useQuery(quoteListQuery({ search: useDebounced(search, 250), limit: 10 }));
  return (
    <>
      <TextField
        label="Find a quote"
        hint="Name, email, phone or ZIP code"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <QueryView query={found} what="the quotes">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="text-ink-soft">
              {'No quote found. '}
              <Link to={`${adminPaths.quotes}?new=1`} className="font-medium text-link underline">
                New quote
              </Link>
            </p>
          ) : (
            <ul className="grid gap-1">
              {rows.map((quote) => (
                <li key={quote.id}>
                  <button
                    type="button"
                    onClick={() => onChoose(quote)}
                    className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-input px-2 py-1.5 text-left hover:bg-hover"
                  >
                    <span className="grid min-w-0 flex-1">
                      <span className="font-semibold wrap-anywhere">{fullName(quote)}</span>
                      <span className="text-sm wrap-anywhere text-ink-soft">
                        {[quote.serviceTitle, cityText(quote)].join(' · ')}
                      </span>
                    </span>
                    <Chip {...quoteStatusBadges[quote.status]} />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  );
}

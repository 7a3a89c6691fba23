import { type ComponentProps, lazy } from 'react';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';

// Forms load when they are opened, so that the board loads faster.
const Book = lazy(async () => ({ default: (await import('./book-form.tsx')).BookForm }));
const Caller = lazy(async () => ({ default: (await import('./caller-form.tsx')).CallerForm }));
const MoveVisit = lazy(async () => ({ default: (await import('./move-visit-form.tsx')).MoveVisitForm }));
const CancelVisit = lazy(async () => ({
  default: (await import('./cancel-visit-form.tsx')).CancelVisitForm,
}));
const MoveQuote = lazy(async () => ({ default: (await import('./move-quote-form.tsx')).MoveQuoteForm }));

export const BookForm = (props: ComponentProps<typeof Book>) => (
  <LazyForm>
    <Book {...props} />
  </LazyForm>
);

export const CallerForm = (props: ComponentProps<typeof Caller>) => (
  <LazyForm>
    <Caller {...props} />
  </LazyForm>
);

export const MoveVisitForm = (props: ComponentProps<typeof MoveVisit>) => (
  <LazyForm>
    <MoveVisit {...props} />
  </LazyForm>
);

export const CancelVisitForm = (props: ComponentProps<typeof CancelVisit>) => (
  <LazyForm>
    <CancelVisit {...props} />
  </LazyForm>
);

export const MoveQuoteForm = (props: ComponentProps<typeof MoveQuote>) => (
  <LazyForm>
    <MoveQuote {...props} />
  </LazyForm>
);

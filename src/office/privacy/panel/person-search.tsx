import { useEffect, useState } from 'react';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { type PersonSummary, personSchema } from '#office/privacy/privacy.ts';
import { PersonFound } from './person-found.tsx';
import { findPerson } from './privacy-queries.ts';

/** Searches right away if a screen passes a contact. */
export function PersonSearch({ contact }: { contact: string }) {
  const [found, setFound] = useState<{ contact: string; summary: PersonSummary }>();
  const form = useEditForm({
    saved: { values: { contact }, version: 0 },
    labels: { contact: 'Email or phone' },
    schema: personSchema,
    body: (values) => ({ contact: values.contact.trim() }),
    failureField: 'contact',
    mutation: {
      mutationFn: async ({ body }) => ({ ...body, summary: await findPerson(body.contact) }),
      onSuccess: setFound,
      onError: () => setFound(undefined),
    },
  });
  const { ref } = form.formProps;
  useEffect(() => {
    if (contact !== '') ref.current?.requestSubmit();
  }, [contact, ref]);

  return (
    <div className="grid gap-5">
      <form {...form.formProps} className="grid gap-4">
        <TextField {...form.field('contact')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        <Button type="submit" variant="main" className="justify-self-start" isBusy={form.isSaving}>
          Look it up
        </Button>
      </form>
      {found && (
        <PersonFound
          key={found.contact}
          contact={found.contact}
          found={found.summary}
          onErased={() => {
            setFound(undefined);
            form.edit('contact', '');
          }}
        />
      )}
    </div>
  );
}

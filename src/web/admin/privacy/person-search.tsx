import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { personSchema } from '#shared/privacy.ts';
import { focusFirstError, validate } from '../editing/field-errors.ts';
import { errorMessage } from '../error-message.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { PersonFound } from './person-found.tsx';
import { findPerson } from './privacy-queries.ts';

/** Looks at once for a contact that it is opened with. */
export function PersonSearch({ contact }: { contact: string }) {
  const [typed, setTyped] = useState(contact);
  const [error, setError] = useState<string>();
  const search = useMutation({ mutationFn: findPerson });
  const { mutate } = search;
  useEffect(() => {
    if (contact !== '') mutate(contact);
  }, [contact, mutate]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (search.isPending) return;
    const found = validate(personSchema, { contact: typed })?.contact;
    setError(found);
    if (found) return focusFirstError(event.currentTarget);
    mutate(typed.trim());
  };

  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Email or phone"
          name="contact"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="main" className="justify-self-start" isBusy={search.isPending}>
          Look it up
        </Button>
      </form>
      {search.error && (
        <p role="alert" className="text-danger">
          {errorMessage(search.error)}
        </p>
      )}
      {search.data && (
        <PersonFound
          key={search.submittedAt}
          contact={search.variables}
          found={search.data}
          onErased={() => {
            search.reset();
            setTyped('');
          }}
        />
      )}
    </div>
  );
}

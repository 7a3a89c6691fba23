import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import {
  type AddedAdministrator,
  addedAdministratorSchema,
  type NewAdministrator,
  newAdministratorSchema,
} from '#shared/account.ts';
import { adminApi } from '#shared/paths.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { useRecordForm } from '../editing/use-record-form.ts';
import { queryClient } from '../query-client.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';
import { notifyFailure } from '../ui/toasts.tsx';
import { administratorsQuery } from './account-queries.ts';

interface AddAdministratorProps {
  onAdded: (administrator: AddedAdministrator) => void;
  onCancel: () => void;
}

const nobody = { values: { name: '', username: '', email: '' }, version: 0 };

export function AddAdministrator({ onAdded, onCancel }: AddAdministratorProps) {
  const form = useRecordForm('administrator', nobody);
  const [errors, setErrors] = useState<FieldErrors>({});
  const add = useMutation({
    mutationFn: (body: NewAdministrator) =>
      fetchAdmin(addedAdministratorSchema, adminApi.administrators, { method: 'POST', body }),
    onSuccess: (administrator) => {
      form.finish();
      onAdded(administrator);
    },
    // Where the answer was lost they are in the list, to be removed and added again with a password that is seen.
    onSettled: () => queryClient.invalidateQueries({ queryKey: administratorsQuery.queryKey }),
  });
  const { values } = form;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (add.isPending) return;
    const element = event.currentTarget;
    const found = validate(newAdministratorSchema, values);
    setErrors(found ?? {});
    if (found) return focusFirstError(element);
    add.mutate(values, {
      onError: (error) => {
        setErrors(serverErrors(error));
        focusFirstError(element);
        notifyFailure('Administrator not added.', error);
      },
    });
  };
  const cancel = () => {
    form.finish();
    onCancel();
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => form.edit(name, event.target.value),
  });
  return (
    <form noValidate onSubmit={submit} className="contents">
      <SheetBody>
        <TextField label="Name" {...field('name')} />
        <TextField
          label="Username"
          hint="They sign in with it. 3 to 30 letters, digits, dots or underscores."
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <TextField label="Email" type="email" {...field('email')} />
        <p className="text-ink-soft">We’ll generate a password. You’ll see it once and share it with them.</p>
      </SheetBody>
      <SheetFooter>
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" variant="main" isBusy={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add'}
        </Button>
      </SheetFooter>
    </form>
  );
}

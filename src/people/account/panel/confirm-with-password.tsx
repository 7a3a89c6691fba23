import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { passwordConfirmSchema } from '#people/account/account.ts';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';
import { confirmPassword as texts } from './account-page-texts.ts';

interface ConfirmWithPasswordProps<Answer> {
  text: string;
  action: string;
  variant?: 'main' | 'danger';
  call: (body: { currentPassword: string }) => Promise<Answer>;
  onConfirmed: (answer: Answer) => unknown;
  onCancel: () => void;
}

/** Asks for the password before a change of the account's protection. */
export function ConfirmWithPassword<Answer>(props: ConfirmWithPasswordProps<Answer>) {
  const { text, action, variant, call, onConfirmed, onCancel } = props;
  const form = useEditForm({
    saved: { values: { currentPassword: '' }, version: 0 },
    labels: { currentPassword: texts.label },
    schema: passwordConfirmSchema,
    body: (values) => values,
    failureField: 'currentPassword',
    mutation: { mutationFn: ({ body }) => call(body), onSuccess: onConfirmed },
  });
  return (
    <EditForm noun={texts.noun} form={form} saveLabels={[action, action]} variant={variant} onDone={onCancel}>
      <p className="text-ink-soft">{text}</p>
      <PasswordField {...form.field('currentPassword')} />
    </EditForm>
  );
}

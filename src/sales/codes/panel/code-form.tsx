import { useCategories } from '#company/catalog/panel/categories-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { codeApi } from '#kit/paths/code-paths.ts';
import { type Code, codeLimits, codeSchema, newCodeSchema } from '#sales/codes/codes.ts';
import { codeLabels, codeSnapshot, emptyCode, offKinds, toCodeBody } from './code-values.ts';

interface CodeFormProps {
  /** Missing for a new one. */
  code?: Code;
  onDone: () => void;
}

export function CodeForm({ code, onDone }: CodeFormProps) {
  const categories = useCategories();
  const form = useEditForm({
    draftKey: code ? `code:${code.id}` : 'code',
    saved: code ? codeSnapshot(code) : { values: emptyCode, version: 0 },
    ...codeLabels,
    schema: newCodeSchema,
    body: toCodeBody,
    place: ({ percent, amount, ...errors }) => ({
      ...errors,
      ...((percent ?? amount) && { off: percent ?? amount! }),
    }),
    mutation: {
      mutationFn: (sent) =>
        code
          ? fetchAdmin(codeSchema, codeApi.code(code.id), {
              method: 'PATCH',
              body: { ...sent.body, version: sent.version },
            })
          : createRecord(codeSchema, codeApi.codes, sent),
      ...mutationCallbacks({
        done: (saved: Code) => ({ title: code ? 'Code saved' : 'Code added', text: saved.code }),
        failed: code ? 'Couldn’t save the code' : 'Couldn’t add the code',
      }),
    },
    ...(code && { recordSchema: codeSchema, snapshot: codeSnapshot }),
    onDone,
  });
  const { values, edit, errors } = form;
  const figure = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const;
  return (
    <EditForm
      noun="code"
      form={form}
      saveLabels={code ? ['Save Changes', 'Saving...'] : ['Add', 'Adding...']}
      onDone={onDone}
    >
      <TextField
        {...form.field('code')}
        maxLength={codeLimits.code}
        autoComplete="off"
        hint="Capitals don’t matter when customers type it"
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <SelectField
          {...form.field('kind')}
          options={Object.keys(offKinds) as (keyof typeof offKinds)[]}
          texts={offKinds}
        />
        <TextField {...form.field('off')} {...figure} before={values.kind === 'amount' ? '$' : '%'} />
      </div>
      <SwitchField
        label="On top of the order discount"
        hint={values.adds ? 'Both count' : 'The larger of the two counts'}
        isOn={values.adds}
        onChange={(isOn) => edit('adds', isOn)}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField {...form.field('validFrom')} type="date" />
        <TextField {...form.field('validUntil')} type="date" />
      </div>
      <TextField {...form.field('maxUses')} {...figure} hint="Empty for no limit" />
      <SwitchField
        label="Once per customer"
        isOn={values.oncePerCustomer}
        onChange={(isOn) => edit('oncePerCustomer', isOn)}
      />
      <SwitchField
        label="First visit only"
        isOn={values.firstVisitOnly}
        onChange={(isOn) => edit('firstVisitOnly', isOn)}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">For these services</legend>
        {categories.map(({ slug, name }) => (
          <label key={slug} className="flex min-h-9 items-center gap-3 touch:min-h-11">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={values.categories.includes(slug)}
              onChange={({ target }) => {
                const others = values.categories.filter((each) => each !== slug);
                edit('categories', target.checked ? [...others, slug] : others);
              }}
            />
            {name}
          </label>
        ))}
        <p className="text-sm text-ink-soft">None chosen means all.</p>
        {errors.categories && <p className="text-sm text-danger">{errors.categories}</p>}
      </fieldset>
      <SwitchField
        label="Customers can use it"
        isOn={values.isActive}
        onChange={(isOn) => edit('isActive', isOn)}
      />
    </EditForm>
  );
}

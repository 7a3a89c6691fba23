import { serviceLimits } from '#company/catalog/service-edits.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import type { ServiceValues } from './service-values.ts';

/** Spanish and place appear once the group has a name. */
export function OptionFields({ form: { values, edit, errors } }: { form: EditFormFor<ServiceValues> }) {
  const { optionGroup: group } = values;
  const part = (name: keyof typeof group) => ({
    value: group[name],
    error: errors[`optionGroup.${name}`],
    autoComplete: 'off',
    maxLength: serviceLimits.group,
    onChange: (event: { target: { value: string } }) =>
      edit('optionGroup', { ...group, [name]: event.target.value }),
  });
  return (
    <div className="grid gap-4">
      <TextField
        {...part('name')}
        label="Option group"
        placeholder="Optional"
        hint="Services of a category with the same group stand side by side, and customers choose one."
      />
      {group.name !== '' && (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-4">
            <TextField {...part('nameEs')} label="Option group in Spanish" lang="es" placeholder="Optional" />
            <TextField
              {...part('position')}
              label="Place"
              inputMode="numeric"
              placeholder="1"
              maxLength={2}
            />
          </div>
          <SwitchField
            label="Most chosen"
            hint="Marked in the calculator"
            isOn={values.isMostChosen}
            onChange={(isOn) => edit('isMostChosen', isOn)}
          />
        </>
      )}
    </div>
  );
}

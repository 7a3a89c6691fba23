import { placeNameLimit } from '#shared/company.ts';
import { siteLanguages } from '#shared/language.ts';
import { placeNames as spanishNames } from '#shared/place-names.es.ts';
import { type State, stateNames } from '#shared/states.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import type { CompanyFieldsProps } from './company-values.ts';
import { Preview } from './preview.tsx';

const states = Object.keys(stateNames) as State[];

export function CompanyPlaceFields({ form: { field, values, edit } }: CompanyFieldsProps) {
  const { city, county, foundedYear } = values;
  const { theCounty } = spanishNames(city.trim(), county.trim());
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...field('city')} autoComplete="off" maxLength={placeNameLimit} />
      <TextField
        {...field('county')}
        autoComplete="off"
        maxLength={placeNameLimit}
        hint="With the word, such as “Fresno County”"
      />
      <SelectField {...field('state')} options={states} texts={stateNames} />
      <TextField {...field('foundedYear')} inputMode="numeric" autoComplete="off" maxLength={4} />
      <div className="sm:col-span-2">
        <SwitchField
          label="Licensed and insured"
          hint="Your website and the legal pages say so."
          isOn={values.isLicensedAndInsured}
          onChange={(isOn) => edit('isLicensedAndInsured', isOn)}
        />
      </div>
      {county.trim() !== '' && (
        <div className="sm:col-span-2">
          <Preview
            lines={[
              ['Home page', `${county.trim()} since ${foundedYear}`],
              ...(siteLanguages.length > 1
                ? ([['In Spanish', `En ${theCounty} desde ${foundedYear}`]] as const)
                : []),
            ]}
          />
        </div>
      )}
    </div>
  );
}

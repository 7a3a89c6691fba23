import { placeNames as spanishNames } from '#company/coverage/place-names.es.ts';
import { placeNameLimit } from '#company/profile/company.ts';
import { siteLanguages } from '#kit/language/language.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { timeZoneNames, timeZoneOfState } from '#kit/time/time-zones.ts';
import { type State, stateNames } from '#kit/wire/states.ts';
import type { CompanyFieldsProps } from './company-values.ts';
import { Preview } from './preview.tsx';

const states = Object.keys(stateNames) as State[];

const timeOfDay = (timeZone: string, now: Date) =>
  dateFormat('en-US', { timeStyle: 'short', timeZone }).format(now);

export function CompanyPlaceFields({ form: { field, values, edit } }: CompanyFieldsProps) {
  const { city, county, foundedYear, timeZone } = values;
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
      <SelectField
        {...field('state')}
        options={states}
        texts={stateNames}
        onChange={({ target }) => {
          edit('state', target.value as State);
          edit('timeZone', timeZoneOfState(target.value as State));
        }}
      />
      <SelectField
        {...field('timeZone')}
        options={[...new Set([...Object.keys(timeZoneNames), timeZone])]}
        texts={timeZoneNames}
        hint={`It’s ${timeOfDay(timeZone, useNow())} there now. Your hours, visits and reminders use this clock.`}
      />
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

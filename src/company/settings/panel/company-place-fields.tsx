import * as spanish from '#company/coverage/place-names.es.ts';
import * as english from '#company/coverage/place-names.ts';
import { placeNameLimit } from '#company/profile/company.ts';
import { type Language, siteLanguages } from '#kit/language/language.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { useNow } from '#kit/panel/ui/use-now.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { timeZoneNames, timeZoneOfState } from '#kit/time/time-zones.ts';
import { type State, stateNames } from '#kit/wire/states.ts';
import type { CompanyFieldsProps } from './company-values.ts';
import { Preview } from './preview.tsx';

const words: Record<Language, typeof english> = { en: english, es: spanish };

const states = Object.keys(stateNames) as State[];

const timeOfDay = (timeZone: string, now: Date) =>
  dateFormat('en-US', { timeStyle: 'short', timeZone }).format(now);

export function CompanyPlaceFields({ form: { field, values, edit } }: CompanyFieldsProps) {
  const { city, county, foundedYear, timeZone } = values;
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
            lines={siteLanguages.map((language) => {
              const { placeNames, since } = words[language];
              return [
                language === 'en' ? 'Home page' : `In ${languageLabels[language]}`,
                since(placeNames(city.trim(), county.trim()), foundedYear),
              ] as const;
            })}
          />
        </div>
      )}
    </div>
  );
}

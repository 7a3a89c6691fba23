import { Fragment } from 'react';
import { serviceLimits } from '#company/catalog/service-edits.ts';
import { unitLabels, units } from '#company/catalog/units.ts';
import { ImageField } from '#company/pictures/panel/image-field.tsx';
import type { ImageUpload } from '#company/pictures/panel/use-image-upload.ts';
import { ownerLanguages, translatedLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { nameIn } from '#kit/language/translated-fields.ts';
import type { EditFormFor } from '#kit/panel/editing/use-edit-form.ts';
import { SelectField, TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { categoryLabels, useCategories } from './categories-query.ts';
import { DrawingPicker } from './drawing-picker.tsx';
import { OptionFields } from './option-fields.tsx';
import { type ServiceValues, typedPercentage } from './service-values.ts';

interface ServiceFieldsProps {
  form: EditFormFor<ServiceValues>;
  upload: ImageUpload;
}

/** The fields of a service, new or old. See docs/product/company.md#catalog. */
export function ServiceFields({ form, upload }: ServiceFieldsProps) {
  const { field, values, edit } = form;
  const percentage = typedPercentage(values);
  const categories = useCategories();
  const chooseImage = (url: string) => {
    upload.reset();
    edit('imageUrl', url);
  };
  return (
    <div className="grid gap-5 @3xl:grid-cols-2 @3xl:gap-x-8">
      <div className="grid content-start gap-5">
        <TextField {...field('title')} autoComplete="off" maxLength={serviceLimits.title} />
        <TextArea {...field('description')} rows={3} maxLength={serviceLimits.description} />
        {ownerLanguages.map((language) => (
          <Fragment key={language}>
            <TextField
              {...field(nameIn('title', language))}
              lang={language}
              autoComplete="off"
              placeholder="Optional"
              maxLength={serviceLimits.title}
              hint={`Without it, ${languageEntries[language].englishName} pages show the English title`}
            />
            <TextArea
              {...field(nameIn('description', language))}
              lang={language}
              placeholder="Optional"
              rows={3}
              maxLength={serviceLimits.description}
            />
          </Fragment>
        ))}
        <div className="grid gap-1">
          <ImageField {...field('imageUrl')} upload={upload} onChange={chooseImage} />
          <DrawingPicker category={values.category} value={values.imageUrl} onChoose={chooseImage} />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <SelectField
          {...field('category')}
          options={categories.map(({ slug }) => slug)}
          texts={categoryLabels(categories)}
        />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField {...field('originalPrice')} inputMode="decimal" autoComplete="off" before="$" />
          <TextField
            {...field('discountedPrice')}
            inputMode="decimal"
            autoComplete="off"
            before="$"
            placeholder="Optional"
            hint={percentage ? `${percentage}% off` : 'No discount'}
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-4">
          <SelectField {...field('unit')} options={units} texts={unitLabels} />
          <TextField
            {...field('minimumPrice')}
            inputMode="decimal"
            autoComplete="off"
            before="$"
            placeholder="Optional"
            hint="What a line costs at least"
          />
        </div>
        <TextField
          {...field('durationMinutes')}
          inputMode={values.unit === 'sqft' ? 'decimal' : 'numeric'}
          autoComplete="off"
          hint={
            values.unit === 'piece'
              ? 'Time on site, for the schedule'
              : `Time on site for one ${unitLabels[values.unit].toLowerCase()}, for the schedule`
          }
        />
        <TextField
          {...field('recleanMonths')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="12"
          hint="When we remind customers of the next cleaning"
        />
        <TextArea
          {...field('checklist')}
          rows={4}
          hint="What the crew checks off during the visit. One step per line."
        />
        {translatedLanguages.map((language) => (
          <TextArea
            key={language}
            {...field(nameIn('checklist', language))}
            lang={language}
            rows={4}
            hint={`Line by line, for crews who read ${languageEntries[language].englishName}. Optional.`}
          />
        ))}
        <SwitchField
          label="Add-on"
          hint="Add-on: sold with another service in its category"
          isOn={values.isAddOn}
          onChange={(isOn) => edit('isAddOn', isOn)}
        />
        <OptionFields form={form} />
      </div>
    </div>
  );
}

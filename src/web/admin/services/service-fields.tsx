import { serviceLimits } from '#shared/service-edits.ts';
import { serviceCategories, serviceCategoryLabels } from '#shared/services.ts';
import type { FieldErrors } from '../editing/field-errors.ts';
import type { RecordForm } from '../editing/use-record-form.ts';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import { ImageField } from '../ui/image-field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import type { ImageUpload } from '../ui/use-image-upload.ts';
import { DrawingPicker } from './drawing-picker.tsx';
import { type ServiceValues, typedPercentage } from './service-values.ts';

interface ServiceFieldsProps {
  form: RecordForm<ServiceValues>;
  errors: FieldErrors;
  upload: ImageUpload;
}

/** The fields of a service, new or old. See docs/product.md#catalog. */
export function ServiceFields({ form: { values, edit }, errors, upload }: ServiceFieldsProps) {
  const percentage = typedPercentage(values);
  return (
    <div className="grid gap-5 @3xl:grid-cols-2 @3xl:gap-x-8">
      <div className="grid content-start gap-5">
        <TextField
          label="Title"
          autoComplete="off"
          maxLength={serviceLimits.title}
          value={values.title}
          error={errors.title}
          onChange={(event) => edit('title', event.target.value)}
        />
        <TextArea
          label="Description"
          rows={3}
          maxLength={serviceLimits.description}
          value={values.description}
          error={errors.description}
          onChange={(event) => edit('description', event.target.value)}
        />
        <div className="grid gap-1">
          <ImageField
            label="Image"
            value={values.imageUrl}
            error={errors.imageUrl}
            upload={upload}
            onChange={(url) => edit('imageUrl', url)}
          />
          <DrawingPicker
            category={values.category}
            value={values.imageUrl}
            onChoose={(url) => {
              upload.reset();
              edit('imageUrl', url);
            }}
          />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <SelectField
          label="Category"
          value={values.category}
          onChange={(event) => edit('category', event.target.value)}
        >
          {serviceCategories.map((category) => (
            <option key={category} value={category}>
              {serviceCategoryLabels[category]}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            label="Original price"
            inputMode="decimal"
            autoComplete="off"
            before="$"
            value={values.originalPrice}
            error={errors.originalPrice}
            onChange={(event) => edit('originalPrice', event.target.value)}
          />
          <TextField
            label="Discounted price"
            inputMode="decimal"
            autoComplete="off"
            before="$"
            placeholder="Optional"
            hint={percentage ? `${percentage}% off` : 'No discount'}
            value={values.discountedPrice}
            error={errors.discountedPrice}
            onChange={(event) => edit('discountedPrice', event.target.value)}
          />
        </div>
        <TextField
          label="Duration in minutes"
          inputMode="numeric"
          autoComplete="off"
          hint="Time on site, for the schedule"
          value={values.durationMinutes}
          error={errors.durationMinutes}
          onChange={(event) => edit('durationMinutes', event.target.value)}
        />
        <SwitchField
          label="Add-on"
          hint="Add-on: sold with another service in its category"
          isOn={values.isAddOn === 'yes'}
          onChange={(isOn) => edit('isAddOn', isOn ? 'yes' : 'no')}
        />
      </div>
    </div>
  );
}

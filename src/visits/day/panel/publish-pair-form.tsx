import { useQuery } from '@tanstack/react-query';
import { categoryName } from '#company/catalog/known-categories.ts';
import { categoryLabels, useCategories } from '#company/catalog/panel/categories-query.ts';
import { offeredQuery } from '#company/catalog/panel/offered-query.ts';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import {
  type PhotoStage,
  photoStageLabels,
  photoStages,
  type VisitPhoto,
} from '#visits/day/visit-progress.ts';
import {
  type ConsentWay,
  consentWayLabels,
  consentWays,
  newPairSchema,
  pairLimits,
  publishedPairSchema,
} from '#visits/pairs/published-pairs.ts';

const labels = {
  beforePhotoId: 'Photo before',
  afterPhotoId: 'Photo after',
  category: 'Show it with',
  beforeAlt: 'What the photo before shows',
  afterAlt: 'What the photo after shows',
  caption: 'Caption (optional)',
  consentBy: 'Who agreed',
  consentWay: 'How they agreed',
  consentDate: 'When',
  agrees: 'Consent',
};

interface PublishPairFormProps {
  visit: CrewVisit;
  onDone: () => void;
}

/** Publishes nothing without the customer's consent. */
export function PublishPairForm(props: PublishPairFormProps) {
  return (
    <QueryView query={useQuery(offeredQuery)} what="what you clean">
      {({ company }) => <Fields {...props} offered={company.categories} />}
    </QueryView>
  );
}

interface FieldsProps extends PublishPairFormProps {
  offered: readonly ServiceCategory[];
}

function Fields({ visit, offered, onDone }: FieldsProps) {
  const getPhotos = (stage: PhotoStage) => visit.visitPhotos.filter((photo) => photo.stage === stage);
  const today = calendarDate(new Date());
  const form = useEditForm({
    draftKey: `publish-pair:${visit.id}`,
    saved: {
      values: {
        beforePhotoId: getPhotos('before')[0]?.id ?? 0,
        afterPhotoId: getPhotos('after')[0]?.id ?? 0,
        category:
          offered.find((one) => visit.items.some(({ category }) => category === one)) ?? offered[0] ?? '',
        beforeAlt: '',
        afterAlt: '',
        caption: '',
        consentBy: visit.customerName,
        consentWay: 'in-person' as ConsentWay,
        consentDate: today,
        agrees: false,
      },
      version: 0,
    },
    labels,
    texts: {
      category: ({ category }) => categoryName(category),
      consentWay: ({ consentWay }) => consentWayLabels[consentWay],
      beforePhotoId: ({ beforePhotoId }) => String(beforePhotoId),
      afterPhotoId: ({ afterPhotoId }) => String(afterPhotoId),
      agrees: ({ agrees }) => (agrees ? 'Yes' : 'No'),
    },
    schema: newPairSchema,
    body: (values) => values,
    mutation: {
      mutationFn: (sent) => createRecord(publishedPairSchema, visitApi.publishedPairs(visit.id), sent),
      ...mutationCallbacks({
        done: { title: 'On the site', text: 'The photos replace the illustration.' },
        failed: 'The photos were not published',
      }),
    },
    onDone,
  });
  const { values, errors, edit } = form;
  return (
    <EditForm noun="comparison" form={form} saveLabels={['Publish', 'Publishing...']} onDone={onDone}>
      {photoStages.map((stage) => (
        <PhotoChoice
          key={stage}
          legend={`Photo ${stage}`}
          stage={stage}
          photos={getPhotos(stage)}
          chosen={values[`${stage}PhotoId`]}
          error={errors[`${stage}PhotoId`]}
          onChoose={(id) => edit(`${stage}PhotoId`, id)}
        />
      ))}
      <TextField
        {...form.field('beforeAlt')}
        maxLength={pairLimits.alt}
        autoComplete="off"
        hint="Read to visitors who can’t see it: “Coffee stains, before the cleaning”"
      />
      <TextField {...form.field('afterAlt')} maxLength={pairLimits.alt} autoComplete="off" />
      <SelectField
        {...form.field('category')}
        options={offered}
        texts={categoryLabels(useCategories())}
        hint="The page of this service and the home page"
      />
      <TextField {...form.field('caption')} maxLength={pairLimits.caption} autoComplete="off" />
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-semibold">The customer’s consent</legend>
        <TextField {...form.field('consentBy')} maxLength={200} autoComplete="off" />
        <div className="grid grid-cols-2 items-start gap-5">
          <SelectField {...form.field('consentWay')} options={consentWays} texts={consentWayLabels} />
          <TextField {...form.field('consentDate')} type="date" max={today} />
        </div>
        <div className="grid gap-1.5">
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={values.agrees}
              onChange={(event) => edit('agrees', event.target.checked)}
              aria-invalid={errors.agrees ? true : undefined}
              className="size-6 shrink-0 accent-accent"
            />
            <span>The customer agreed that everyone can see these two photos on the site</span>
          </label>
          {errors.agrees && <p className="text-sm text-danger">{errors.agrees}</p>}
        </div>
      </fieldset>
    </EditForm>
  );
}

interface PhotoChoiceProps {
  legend: string;
  stage: PhotoStage;
  photos: readonly VisitPhoto[];
  chosen: number;
  error: string | undefined;
  onChoose: (id: number) => void;
}

function PhotoChoice({ legend, stage, photos, chosen, error, onChoose }: PhotoChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="grid grid-cols-3 gap-3">
        {photos.map(({ id, url }, index) => (
          <label
            key={id}
            className="relative overflow-hidden rounded-input ring-1 ring-line has-checked:ring-3 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-4"
          >
            <input
              type="radio"
              name={`${stage}-photo`}
              className="sr-only"
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <img
              src={url}
              alt={`${photoStageLabels[stage]} ${index + 1}`}
              className="aspect-4/3 w-full object-cover"
            />
          </label>
        ))}
      </div>
      {error && <p className="text-sm text-danger">{error}</p>}
    </fieldset>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { hasIllustration } from '#company/pictures/category-illustrations.ts';
import {
  type OwnPicture,
  type PictureSlot,
  pictureSlotLabels,
  pictureSlots,
} from '#company/pictures/own-pictures.ts';
import { slotIllustration } from '#company/pictures/site/slot-illustration.ts';
import {
  pictureSettingsSchema,
  type StoredSettings,
  storedSettingsSchema,
} from '#company/settings/settings.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { SaveBar } from './save-bar.tsx';
import { settingsMutation } from './settings-mutation.ts';
import { SlotField } from './slot-field.tsx';

type PictureValues = Record<PictureSlot, OwnPicture | null>;

const snapshot = ({ pictures, version }: StoredSettings) => ({
  values: bySlot((slot) => pictures[slot] ?? null),
  version,
});

const bySlot = <Value,>(read: (slot: PictureSlot) => Value) =>
  Object.fromEntries(pictureSlots.map((slot) => [slot, read(slot)])) as Record<PictureSlot, Value>;

/** The owner's picture of each place. */
export function PicturesForm({ settings }: { settings: StoredSettings }) {
  const [uploading, setUploading] = useState<readonly PictureSlot[]>([]);
  const form = useEditForm({
    draftKey: 'pictures',
    saved: snapshot(settings),
    labels: pictureSlotLabels,
    texts: bySlot((slot) => (values: PictureValues) => values[slot]?.alt ?? 'The illustration'),
    schema: pictureSettingsSchema,
    body: (values: PictureValues) => ({
      pictures: Object.fromEntries(Object.entries(values).filter(([, own]) => own)),
    }),
    place: (errors) =>
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [path.replace(/^pictures\./, ''), message]),
      ),
    check: () => Object.fromEntries(uploading.map((slot) => [slot, 'The picture is still uploading'])),
    mutation: settingsMutation(settings, {
      done: { title: 'Pictures saved', text: 'Your website is updated.' },
      failed: 'Failed to save the pictures',
    }),
    recordSchema: storedSettingsSchema,
    snapshot,
  });
  const { categories } = settings.company;
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <p className="max-w-prose text-ink-soft">
        Before-and-after photos come from your visits, with the customer’s consent.{' '}
        <Link to={adminPaths.schedule} className="text-link underline underline-offset-3">
          Open a visit
        </Link>{' '}
        with photos and publish two of them.
      </p>
      <Sections>
        {shownSlots(categories).map((slot) => (
          <Section key={slot} title={pictureSlotLabels[slot]} text={placeTexts[slot]}>
            <SlotField
              slot={slot}
              illustration={slotIllustration(slot, categories)}
              name={settings.name}
              own={form.values[slot]}
              errors={form.errors}
              onChange={(own) => form.edit(slot, own)}
              onUploading={(isUploading) => {
                setUploading((slots) =>
                  isUploading ? [...slots, slot] : slots.filter((other) => other !== slot),
                );
                // Checks again without the slot.
                if (!isUploading) form.edit(slot, form.values[slot]);
              }}
            />
          </Section>
        ))}
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

/** Not those of services that the company does not offer. */
const shownSlots = (categories: readonly ServiceCategory[]) =>
  pictureSlots.filter((slot) => !hasIllustration(slot) || categories.includes(slot));

const ofService = 'At the top of its page, in place of the video, and on its card on the home page.';

const placeTexts: Record<PictureSlot, string> = {
  homeHero: 'The first picture that visitors see. Shared links show it too.',
  couch: ofService,
  chair: ofService,
  carpet: ofService,
  mattress: ofService,
  homeWhy: 'Beside your figures.',
  homeContact: 'Beside your opening hours.',
  aboutHero: 'Beside the headline.',
  aboutStory: 'Below the headline of your story.',
  contact: 'Beside your promises.',
  person: 'A face: on your About page and where a visit is booked. Without it, only the name is shown.',
};

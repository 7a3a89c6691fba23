import * as z from 'zod/mini';
import { longFields } from '#kit/language/translated-fields.ts';
import { optionalText, requiredText } from '#kit/wire/text.ts';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';

/** The places of the site where the owner's picture may take that of an illustration. */
export const pictureSlots = [
  'homeHero',
  'couch',
  'chair',
  'carpet',
  'mattress',
  'homeWhy',
  'homeContact',
  'aboutHero',
  'aboutStory',
  'contact',
  'person',
] as const;
export type PictureSlot = (typeof pictureSlots)[number];

export const pictureSlotLabels: Record<PictureSlot, string> = {
  homeHero: 'Home page, at the top',
  couch: 'Couch cleaning',
  chair: 'Chair cleaning',
  carpet: 'Carpet cleaning',
  mattress: 'Mattress cleaning',
  homeWhy: 'Home page, why choose us',
  homeContact: 'Home page, contact',
  aboutHero: 'About us, at the top',
  aboutStory: 'About us, your story',
  contact: 'Contact page',
  person: 'Who comes',
};

const uploadAgain = 'Upload the picture again';

/** The upload call's response. */
export const sitePictureSchema = z.object({
  url: z.string(uploadAgain).check(z.refine((url) => uploadedSitePicture(url) !== null, uploadAgain)),
  /** A tiny copy, shown until the picture is there. */
  placeholder: z.string().check(z.regex(/^data:image\/webp;base64,[A-Za-z0-9+/=]{1,600}$/, uploadAgain)),
});
export type SitePicture = z.infer<typeof sitePictureSchema>;

export const pictureAltLimit = 200;

const ownPictureSchema = z.extend(sitePictureSchema, {
  alt: requiredText('Describe the picture', pictureAltLimit),
  /** Empty: the English one. */
  ...longFields('alt', optionalText(pictureAltLimit)),
});
export type OwnPicture = z.infer<typeof ownPictureSchema>;

const own = z.optional(ownPictureSchema);

/** A place without an entry has the illustration. A record would add its code to the panel's first load. */
export const ownPicturesSchema = z.object({
  homeHero: own,
  couch: own,
  chair: own,
  carpet: own,
  mattress: own,
  homeWhy: own,
  homeContact: own,
  aboutHero: own,
  aboutStory: own,
  contact: own,
  person: own,
} satisfies Record<PictureSlot, typeof own>);
export type OwnPictures = z.infer<typeof ownPicturesSchema>;

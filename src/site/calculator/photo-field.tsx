import { type ChangeEvent, useRef } from 'react';
import { uploadLimits, uploadTypes } from '#company/pictures/uploads.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { Button } from '#kit/ui/button.tsx';
import { controlProps, FieldNotes, labelClass, Optional } from '#kit/ui/field.tsx';
import { CameraIcon } from '#kit/ui/icons/actions.tsx';
import { ImageIcon } from '#kit/ui/icons/office.tsx';
import { quoteFormFields } from '#sales/leads/quote-form-fields.ts';
import * as text from '#visits/quote-page/quote-details-page-texts.ts';
import type { PhotoControls } from './use-photo.ts';

const id = quoteFormFields.photo;
const megabytes = uploadLimits.bytes / 1024 / 1024;
const hint = text.photoHint(megabytes);

/** The native file input covers the label invisibly, so dropping a file works too. */
export function PhotoField({ photo, error }: { photo: PhotoControls; error?: string }) {
  const ideas = useProfile().nothingDries ? text.plainPhotoIdeas : text.photoIdeas;
  const input = useRef<HTMLInputElement>(null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    if (!photo.choose(file)) target.value = '';
  }

  function dropUnreadable() {
    if (!photo.keepWithoutPreview()) clear();
  }

  function clear() {
    if (input.current) input.current.value = '';
  }

  function remove() {
    clear();
    photo.remove();
    input.current?.focus();
  }

  return (
    <div>
      <label htmlFor={id} className={labelClass}>
        {text.photo}
        <Optional />
      </label>
      <div className="flex flex-wrap items-center gap-4 rounded-input border border-dashed border-control bg-white p-4">
        <Preview photo={photo} onUnreadable={dropUnreadable} />
        <div className="relative min-h-11 min-w-0 flex-1 content-center has-focus-visible:rounded-input has-focus-visible:outline-3 has-focus-visible:outline-teal">
          <span aria-hidden="true" className="noscript:hidden">
            <span className="font-semibold text-teal underline underline-offset-3">
              {photo.name ? text.chooseAnotherPhoto : text.choosePhoto}
            </span>
            <span className="block text-sm wrap-anywhere text-ink-soft">{photo.name ?? ideas}</span>
          </span>
          <input
            ref={input}
            {...controlProps(id, { hint, error })}
            name={id}
            type="file"
            accept={uploadTypes}
            onChange={choose}
            className="absolute inset-0 cursor-pointer text-base opacity-0 noscript:static noscript:w-full noscript:opacity-100"
          />
        </div>
        {photo.name && (
          <Button variant="quiet" size="small" onClick={remove}>
            {text.remove}
            <span className="sr-only">{text.removePhoto}</span>
          </Button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface PreviewProps {
  photo: PhotoControls;
  onUnreadable: () => void;
}

function Preview({ photo: { previewUrl, name }, onUnreadable }: PreviewProps) {
  const Icon = name ? ImageIcon : CameraIcon;
  return (
    <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-input bg-sand text-teal">
      {previewUrl ? (
        <img
          src={previewUrl}
          alt={text.yourUpload}
          width="80"
          height="80"
          onError={onUnreadable}
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-7" />
      )}
    </span>
  );
}

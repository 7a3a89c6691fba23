import { useEffect, useState } from 'react';
import {
  type OwnPicture,
  type PictureSlot,
  pictureAltLimit,
  sitePictureSchema,
} from '#company/pictures/own-pictures.ts';
import { readableFile } from '#company/pictures/panel/readable-file.ts';
import { shrinkPhoto } from '#company/pictures/panel/shrink-photo.ts';
import { UploadButton } from '#company/pictures/panel/upload-button.tsx';
import { useBusyReport } from '#company/pictures/panel/use-busy-report.ts';
import { useUpload } from '#company/pictures/panel/use-upload.ts';
import { uploadLimits } from '#company/pictures/uploads.ts';
import { ownerLanguages } from '#kit/language/language.ts';
import { labelIn, longFields, longNameIn } from '#kit/language/translated-fields.ts';
import type { FieldErrors } from '#kit/panel/editing/field-errors.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { sharePicture } from '#kit/paths/paths.ts';
import { uploadApi } from '#kit/paths/upload-paths.ts';
import { uploadedSitePicture } from '#kit/wire/uploaded-picture.ts';
import { CropPreview } from './crop-preview.tsx';

interface SlotFieldProps {
  slot: PictureSlot;
  /** The picture of ours that stands there without one. */
  illustration: string;
  /** The business's name. */
  name: string;
  own: OwnPicture | null;
  errors: FieldErrors;
  onChange: (own: OwnPicture | null) => void;
  /** Called when a picture is on its way, and when it has arrived or failed. */
  onUploading: (isUploading: boolean) => void;
}

const call = { path: uploadApi.sitePicture, schema: sitePictureSchema, noun: 'picture' };

const center = 50;

/** Shows the picture of a place as phones and desks crop it, and takes another. */
export function SlotField({ slot, illustration, name, own, errors, onChange, onUploading }: SlotFieldProps) {
  /** Its part can be chosen as long as the form is open. */
  const [file, setFile] = useState<File | null>(null);
  const [position, setPosition] = useState(center);
  const [sentPosition, setSentPosition] = useState(center);
  const fileUrl = useObjectUrl(file);
  const upload = useUpload(call, (picture) =>
    onChange({ alt: `A photo from ${name}`, ...longFields('alt', ''), ...own, ...picture }),
  );
  const [isReading, setReading] = useState(false);
  const isBusy = isReading || upload.isPending;
  useBusyReport(isBusy, onUploading);
  const send = (chosen: File, at: number) => {
    setSentPosition(at);
    upload.send(chosen, { x: String(at), y: String(at) });
  };
  const isOfFile = fileUrl !== null && !upload.error;
  const stored = own ? uploadedSitePicture(own.url)!.jpeg : sharePicture(illustration);
  const fault = upload.error ?? errors[`${slot}.url`] ?? errors[slot];
  const set = (part: Partial<OwnPicture>) => own && onChange({ ...own, ...part });
  return (
    <div className="grid gap-4">
      <CropPreview src={isOfFile ? fileUrl : stored} position={isOfFile ? position : center} />
      {isOfFile && (
        <label className="grid gap-1 font-medium">
          Part of the picture
          <input
            type="range"
            min="0"
            max="100"
            value={position}
            onChange={(event) => setPosition(Number(event.target.value))}
            className="h-11 w-full accent-accent"
          />
        </label>
      )}
      <Fault text={fault} />
      <div className="flex flex-wrap gap-2">
        {file && position !== sentPosition && !isBusy && (
          <Button onClick={() => send(file, position)}>Use this part</Button>
        )}
        <UploadButton
          label={own ? 'Choose another picture' : 'Choose a picture'}
          isBusy={isBusy}
          onFile={async (picked) => {
            setReading(true);
            const readable = await uploadable(picked).finally(() => setReading(false));
            setFile(readable);
            setPosition(center);
            send(readable, center);
          }}
        />
        {own && !isBusy && (
          <Button
            variant="quiet"
            onClick={() => {
              setFile(null);
              onChange(null);
            }}
          >
            Use the illustration
          </Button>
        )}
      </div>
      {own && (
        <>
          <TextField
            label="Description"
            hint="For visitors who can’t see the picture"
            value={own.alt}
            maxLength={pictureAltLimit}
            error={errors[`${slot}.alt`]}
            onChange={(event) => set({ alt: event.target.value })}
          />
          {ownerLanguages.map((language) => {
            const name = longNameIn('alt', language);
            return (
              <TextField
                key={language}
                label={labelIn('Description', language)}
                hint="Optional"
                value={own[name]}
                maxLength={pictureAltLimit}
                error={errors[`${slot}.${name}`]}
                onChange={(event) => set({ [name]: event.target.value })}
              />
            );
          })}
        </>
      )}
    </div>
  );
}

async function uploadable(file: File): Promise<File> {
  const readable = await readableFile(file);
  return readable.size > uploadLimits.bytes ? new File([await shrinkPhoto(readable)], file.name) : readable;
}

/** For the preview of a file; null without one. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const own = file && URL.createObjectURL(file);
    setUrl(own);
    return () => {
      if (own) URL.revokeObjectURL(own);
    };
  }, [file]);
  return url;
}

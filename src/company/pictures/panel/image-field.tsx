import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { useDebounced } from '#kit/panel/ui/use-debounced.ts';
import { isImageUrl } from '#kit/wire/image-url.ts';
import { UploadButton } from './upload-button.tsx';
import type { ImageUpload } from './use-image-upload.ts';

interface ImageFieldProps {
  label: string;
  /** Address of the image; the empty text for none. */
  value: string;
  error?: string | undefined;
  /** The form's: saving waits until it ends. */
  upload: ImageUpload;
  onChange: (url: string) => void;
}

/** An image by its address or as a file, with a preview that goes where the image does not load. */
export function ImageField({ label, value, error, upload, onChange }: ImageFieldProps) {
  // The beginnings of an address that is being typed are not asked for.
  const shown = useDebounced(value.trim(), 400);
  const change = (url: string) => {
    upload.reset();
    onChange(url);
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-3">
        <Preview key={shown} url={shown} />
        <div className="min-w-0 flex-1">
          <TextField
            label={label}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder="https://… or upload a file"
            value={value}
            error={upload.error ?? error}
            onChange={(event) => change(event.target.value)}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <UploadButton
          label="Upload image"
          inputLabel={`${label} file`}
          isBusy={upload.isPending}
          onFile={(file) => upload.send(file)}
        />
        {value !== '' && !upload.isPending && (
          <Button variant="quiet" onClick={() => change('')}>
            Remove image
          </Button>
        )}
      </div>
    </div>
  );
}

/** Decoration beside the URL; hidden if it fails to load. */
function Preview({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (!isImageUrl(url) || state === 'failed') return null;
  return (
    <img
      src={url}
      alt=""
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
      className={`size-20 shrink-0 rounded-input bg-hover object-cover ring-1 ring-line ${state === 'loading' ? 'animate-pulse' : ''}`}
    />
  );
}

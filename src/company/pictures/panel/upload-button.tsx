import { useRef } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { UploadIcon } from '#kit/ui/icons/actions.tsx';

interface UploadButtonProps {
  label: string;
  isBusy: boolean;
  /** The hidden field's label. */
  inputLabel?: string;
  onFile: (file: File) => void;
}

/** Asks for a picture. */
export function UploadButton({ label, isBusy, inputLabel = `${label} file`, onFile }: UploadButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button isBusy={isBusy} onClick={() => picker.current?.click()}>
        {!isBusy && <UploadIcon className="size-4" />}
        {isBusy ? 'Uploading...' : label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*,.heic,.heif"
        hidden
        aria-label={inputLabel}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

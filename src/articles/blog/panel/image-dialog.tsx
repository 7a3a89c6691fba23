import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ImageField } from '#company/pictures/panel/image-field.tsx';
import { useImageUpload } from '#company/pictures/panel/use-image-upload.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { isImageUrl } from '#kit/wire/image-url.ts';
import { ToolDialog } from './tool-dialog.tsx';

interface ImageDialogProps {
  open: boolean;
  editor: Editor;
  opener: RefObject<HTMLElement | null>;
  /** A pasted or dropped picture, uploaded at once. */
  file?: File | undefined;
  onClose: () => void;
}

export function ImageDialog(props: ImageDialogProps) {
  return props.open ? <OpenImageDialog {...props} /> : null;
}

function OpenImageDialog({ open, editor, opener, file, onClose }: ImageDialogProps) {
  const [present] = useState(() => editor.getAttributes('image'));
  const [src, setSrc] = useState(String(present.src ?? ''));
  const [alt, setAlt] = useState(String(present.alt ?? ''));
  const [error, setError] = useState<string>();
  const take = (address: string) => {
    setError(undefined);
    setSrc(address);
  };
  const upload = useImageUpload(take);
  const send = useEffectEvent(upload.send);
  useEffect(() => {
    if (file) send(file);
  }, [file]);
  const isNew = present.src === undefined;

  const apply = () => {
    const address = src.trim();
    if (upload.isPending) return setError('Please wait until the image finishes uploading');
    if (!isImageUrl(address)) return setError('Enter a URL that starts with https://, or upload a file');
    editor.chain().setImage({ src: address, alt: alt.trim() }).run();
    onClose();
  };
  return (
    <ToolDialog
      open={open}
      title={isNew ? 'Add an image' : 'Change the image'}
      opener={opener}
      onClose={onClose}
      onSubmit={apply}
      action={isNew ? 'Add image' : 'Change image'}
    >
      <ImageField label="Image URL" value={src} error={error} upload={upload} onChange={take} />
      <TextField
        label="Description"
        hint="Describe the image for people who can’t see it. Leave empty if it’s decorative."
        maxLength={300}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
    </ToolDialog>
  );
}

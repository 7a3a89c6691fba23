import type { Editor } from '@tiptap/react';
import { type RefObject, useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { TextField } from '#kit/panel/ui/field.tsx';
import { isLinkUrl, toLinkUrl } from './link-url.ts';
import { ToolDialog } from './tool-dialog.tsx';

interface LinkDialogProps {
  open: boolean;
  editor: Editor;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function LinkDialog(props: LinkDialogProps) {
  return props.open ? <OpenLinkDialog {...props} /> : null;
}

function OpenLinkDialog({ open, editor, opener, onClose }: LinkDialogProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [address, setAddress] = useState(before);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const needsText = before === '' && editor.state.selection.empty;

  const apply = () => {
    const href = toLinkUrl(address);
    if (!isLinkUrl(href)) return setError('Enter a URL, such as https://example.com or /contact');
    if (needsText) {
      const marks = [{ type: 'link', attrs: { href } }];
      editor
        .chain()
        .insertContent({ type: 'text', text: text.trim() || href, marks })
        .run();
    } else editor.chain().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <ToolDialog
      open={open}
      title={before === '' ? 'Add a link' : 'Change the link'}
      opener={opener}
      onClose={onClose}
      onSubmit={apply}
      action={before === '' ? 'Add link' : 'Change link'}
      extra={
        before !== '' && (
          <Button variant="quiet" onClick={remove}>
            Remove link
          </Button>
        )
      }
    >
      <TextField
        label="Address"
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://example.com or /contact"
        maxLength={2000}
        value={address}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setAddress(event.target.value);
        }}
      />
      {needsText && (
        <TextField
          label="Text"
          maxLength={300}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </ToolDialog>
  );
}

import './rich-text.css';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#kit/language/language.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { cleanHtml, toEditorHtml } from './clean-html.ts';
import { extensions } from './extensions.ts';
import { findLoss } from './find-loss.ts';
import { ImageDialog } from './image-dialog.tsx';
import { uploadPasted } from './paste-pictures.ts';
import { isOnlyPicture, readPasted } from './pasted-html.ts';
import { Toolbar } from './toolbar.tsx';

interface RichTextProps {
  value: string;
  onChange: (html: string) => void;
  /** Called with the tags that the editor would drop, instead of opening the article. */
  onRefuse: (tags: string[]) => void;
  language: Language;
  labelId: string;
  noteId: string | undefined;
  isInvalid: boolean;
}

/** The visual editor. An article that nobody changes stays exactly as stored. */
export function RichText(props: RichTextProps) {
  const [loss] = useState(() => findLoss(props.value));
  const refuse = useEffectEvent(props.onRefuse);
  useEffect(() => {
    if (loss) refuse(loss);
  }, [loss]);
  return loss ? null : <OpenEditor {...props} />;
}

function OpenEditor({ value, onChange, onRefuse, language, labelId, noteId, isInvalid }: RichTextProps) {
  /** The article as given, the editor's version of it, and the last value passed on. */
  const known = useRef({ source: value, html: '', told: value });
  const editor = useEditor({
    extensions,
    content: toEditorHtml(value),
    // The page's policy forbids style elements; rich-text.css has the editor's styles.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor: created }) => {
      known.current.html = cleanHtml(created.getHTML());
    },
    onUpdate: ({ editor: changed }) => {
      const { source, html } = known.current;
      const now = cleanHtml(changed.getHTML());
      const told = now === html ? source : now;
      known.current.told = told;
      onChange(told);
    },
  });

  const showOther = useEffectEvent(() => {
    const loss = findLoss(value);
    if (loss) return onRefuse(loss);
    editor.commands.setContent(toEditorHtml(value), { emitUpdate: false });
    known.current = { source: value, html: cleanHtml(editor.getHTML()), told: value };
  });
  useEffect(() => {
    if (value !== known.current.told) showOther();
  }, [value]);

  const [picture, setPicture] = useState<File>();
  const text = useRef<HTMLElement>(null);
  const takePicture = useEffectEvent((view: { dom: HTMLElement }, data: DataTransfer | null) => {
    const file = pictureIn(data);
    text.current = view.dom;
    setPicture(file);
    return file !== undefined;
  });

  useEffect(() => {
    editor.setOptions({
      editorProps: {
        transformPastedHTML: (html) => paste(html, editor),
        handlePaste: (view, { clipboardData }) => takePicture(view, clipboardData),
        handleDrop: (view, { dataTransfer }, _, isMoved) => !isMoved && takePicture(view, dataTransfer),
        // Keeps the current line between the toolbar and the save buttons.
        scrollThreshold: reserved,
        scrollMargin: reserved,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          lang: language,
          ...(language === 'en' && { 'aria-required': 'true' }),
          'aria-labelledby': labelId,
          ...(noteId && { 'aria-describedby': noteId }),
          ...(isInvalid && { 'aria-invalid': 'true' }),
        },
      },
    });
  }, [editor, language, labelId, noteId, isInvalid]);

  return (
    <div
      className={`min-w-0 rounded-input border bg-surface has-[.ProseMirror:focus]:border-accent has-[.ProseMirror:focus]:outline has-[.ProseMirror:focus]:outline-accent ${isInvalid ? 'border-danger outline outline-danger' : 'border-control'}`}
    >
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className="rich-text" />
      <ImageDialog
        open={picture !== undefined}
        editor={editor}
        opener={text}
        file={picture}
        onClose={() => setPicture(undefined)}
      />
    </div>
  );
}

function paste(clipboard: string, editor: Editor): string {
  const { html, ownPictures, lostPictures } = readPasted(clipboard);
  if (ownPictures.length > 0) void uploadPasted(editor, ownPictures);
  if (lostPictures > 0) {
    notify({
      title: lostPictures === 1 ? 'We left out a picture' : `We left out ${lostPictures} pictures`,
      text: 'We can’t copy pictures from another website or program. Save them, then add them with the image button in the toolbar.',
    });
  }
  return html;
}

/** A picture without text. Word processors also add a picture of the text. */
const pictureIn = (data: DataTransfer | null) =>
  data?.types.includes('text/html') && !isOnlyPicture(data.getData('text/html'))
    ? undefined
    : [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

const reserved = { top: 130, right: 0, bottom: 160, left: 0 };

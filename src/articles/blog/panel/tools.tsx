import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { UndoIcon } from '#kit/ui/icons/actions.tsx';
import { ImageIcon } from '#kit/ui/icons/office.tsx';
import { BulletsIcon, LinkIcon, NumbersIcon, QuoteIcon, RuleIcon } from './icons.tsx';

interface Tool {
  label: string;
  face: ReactNode;
  /** Absent if the tool opens a dialog. */
  run?: (editor: Editor) => void;
  /** Absent if the tool has no on and off state. */
  isActive?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

export type ToolName =
  | 'heading'
  | 'subheading'
  | 'bold'
  | 'italic'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'image'
  | 'rule'
  | 'undo'
  | 'redo';

const letter = (text: string, look: string) => (
  <span aria-hidden="true" className={`text-base ${look}`}>
    {text}
  </span>
);

export const tools: Record<ToolName, Tool> = {
  heading: {
    label: 'H2 heading',
    face: letter('H2', 'font-bold'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  subheading: {
    label: 'H3 subheading',
    face: letter('H3', 'font-semibold'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  bold: {
    label: 'Bold',
    face: letter('B', 'font-bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isActive: (editor) => editor.isActive('bold'),
  },
  italic: {
    label: 'Italic',
    face: letter('I', 'font-medium italic font-serif'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isActive: (editor) => editor.isActive('italic'),
  },
  bullets: {
    label: 'Bulleted list',
    face: <BulletsIcon className="size-5" />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    label: 'Numbered list',
    face: <NumbersIcon className="size-5" />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  quote: {
    label: 'Quote',
    face: <QuoteIcon className="size-5" />,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  link: {
    label: 'Link',
    face: <LinkIcon className="size-5" />,
    isActive: (editor) => editor.isActive('link'),
  },
  image: { label: 'Image', face: <ImageIcon className="size-5" /> },
  rule: {
    label: 'Dividing line',
    face: <RuleIcon className="size-5" />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  undo: {
    label: 'Undo',
    face: <UndoIcon className="size-5" />,
    run: (editor) => editor.chain().focus().undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  redo: {
    label: 'Redo',
    face: <UndoIcon className="size-5 -scale-x-100" />,
    run: (editor) => editor.chain().focus().redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
};

export const toolGroups: readonly (readonly ToolName[])[] = [
  ['heading', 'subheading'],
  ['bold', 'italic', 'link'],
  ['bullets', 'numbers', 'quote'],
  ['image', 'rule'],
  ['undo', 'redo'],
];

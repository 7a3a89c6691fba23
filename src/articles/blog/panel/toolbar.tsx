import { Toolbar as Bar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, useRef, useState } from 'react';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type ToolName, toolGroups, tools } from './tools.tsx';

/** One tab stop; the arrow keys move inside. On a phone it scrolls sideways. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [dialog, setDialog] = useState<'link' | 'image'>();
  const text = useRef<HTMLElement>(null);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      Object.fromEntries(
        Object.entries(tools).map(([name, tool]) => [
          name,
          { isPressed: tool.isActive?.(now), isDisabled: tool.canRun?.(now) === false },
        ]),
      ) as Record<ToolName, { isPressed: boolean | undefined; isDisabled: boolean }>,
  });
  const press = (name: ToolName) => {
    text.current = editor.view.dom;
    if (name === 'link' || name === 'image') setDialog(name);
    else tools[name].run?.(editor);
  };
  const close = () => setDialog(undefined);
  return (
    <>
      <Bar.Root
        aria-label="Formatting"
        className="sticky top-[calc(3.5rem+env(safe-area-inset-top))] z-10 flex items-center gap-0.5 overflow-x-auto rounded-t-input border-b border-line bg-surface p-1 lg:top-0 lg:flex-wrap"
      >
        {toolGroups.map((group, index) => (
          <Fragment key={group[0]}>
            {index > 0 && <Bar.Separator className="mx-1 h-5 w-px shrink-0 bg-line" />}
            {group.map((name) => (
              <Bar.Button
                key={name}
                aria-label={tools[name].label}
                title={tools[name].label}
                aria-pressed={states[name].isPressed}
                disabled={states[name].isDisabled}
                // Keeps the selection.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => press(name)}
                className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 aria-disabled:opacity-40 aria-pressed:bg-accent-wash aria-pressed:text-link touch:size-11"
              >
                {tools[name].face}
              </Bar.Button>
            ))}
          </Fragment>
        ))}
      </Bar.Root>
      <LinkDialog open={dialog === 'link'} editor={editor} opener={text} onClose={close} />
      <ImageDialog open={dialog === 'image'} editor={editor} opener={text} onClose={close} />
    </>
  );
}

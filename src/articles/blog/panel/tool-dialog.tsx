import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';

interface ToolDialogProps {
  open: boolean;
  title: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onSubmit: () => void;
  /** Opposite of Cancel. */
  extra?: ReactNode;
  action: string;
  children: ReactNode;
}

/** A tool's small form. */
export function ToolDialog(props: ToolDialogProps) {
  const { open, title, opener, onClose, onSubmit, extra, action, children } = props;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React's tree this form is inside the article's form.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Modal open={open} onClose={onClose} opener={opener} title={title}>
      <form noValidate onSubmit={submit} className="grid gap-5 p-5">
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          {extra && <div className="mr-auto">{extra}</div>}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="main">
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

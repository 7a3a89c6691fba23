import { lazy, useRef, useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { SparkleIcon } from '#kit/ui/icons/status.tsx';

const GenerateForm = lazy(async () => ({ default: (await import('./generate-form.tsx')).GenerateForm }));

export function GenerateButton() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SparkleIcon className="size-4.5" />
        Generate AI Post
      </Button>
      <Modal open={isOpen} onClose={close} opener={opener} initialFocus={field} title="Generate AI Blog Post">
        <LazyForm>
          <GenerateForm field={field} onDone={close} />
        </LazyForm>
      </Modal>
    </>
  );
}

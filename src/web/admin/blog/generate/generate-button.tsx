import { lazy, useRef, useState } from 'react';
import { SparkleIcon } from '#web/ui/icons/status.tsx';
import { Button } from '../../ui/button.tsx';
import { LazyForm } from '../../ui/lazy-form.tsx';
import { Modal } from '../../ui/modal.tsx';

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

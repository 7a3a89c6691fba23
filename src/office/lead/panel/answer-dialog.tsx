import { lazy } from 'react';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { fullName } from '#kit/text/person.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { Way } from './way.ts';

interface AnswerDialogProps {
  request: CustomerRequest | undefined;
  /** The wish; a lead without it is written to the other way. */
  way?: Way | undefined;
  onClose: () => void;
}

const Answer = lazy(async () => ({ default: (await import('./answer.tsx')).Answer }));

/** Writes to a lead from the panel, open while there is one. */
export function AnswerDialog({ request, way, onClose }: AnswerDialogProps) {
  return (
    <Modal
      open={request !== undefined}
      onClose={onClose}
      title="Answer"
      subtitle={request && fullName(request)}
    >
      <LazyForm>
        {request && <Answer key={request.id} request={request} way={way} onDone={onClose} />}
      </LazyForm>
    </Modal>
  );
}

import type { DialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { PhotoView } from '#kit/panel/ui/photo-view.tsx';
import { fullName } from '#kit/text/person.ts';

interface PhotoModalProps {
  open: boolean;
  params: Pick<DialogParams<string>, 'close' | 'opener'>;
  request: { firstName: string; lastName: string; imageUrl: string | null } | undefined;
}

/** The photo that a customer sent along. */
export const PhotoModal = ({ open, params, request }: PhotoModalProps) => (
  <Modal open={open} onClose={params.close} opener={params.opener} title="Customer Uploaded Image">
    <PhotoView
      key={request?.imageUrl}
      url={request?.imageUrl ?? null}
      alt={request ? `Sent by ${fullName(request)}` : ''}
    />
  </Modal>
);

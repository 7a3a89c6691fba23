import { useQuery } from '@tanstack/react-query';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import type { OnMyWay } from '#visits/day/on-my-way.ts';
import { onMyWayQuery } from './on-my-way-query.ts';
import { onMyWay as texts } from './on-my-way-texts.ts';

interface ConfirmOnMyWayProps {
  visitId: number;
  open: boolean;
  /** `isTold` is false if the customer gets no message. */
  onConfirm: (isTold: boolean) => void;
  onClose: () => void;
}

/** Asks before the customer is told that the crew is on its way, with the words that they get. */
export function ConfirmOnMyWay({ visitId, open, onConfirm, onClose }: ConfirmOnMyWayProps) {
  const { data } = useQuery(onMyWayQuery(visitId));
  const isTold = data === undefined || data.channels.length > 0;
  return (
    <Confirm
      open={open}
      variant="main"
      question={texts.question}
      detail={data ? toDetail(data) : texts.withoutSignal}
      action={texts.action}
      onConfirm={() => onConfirm(isTold)}
      onClose={onClose}
    />
  );
}

function toDetail({ text, channels, wasSent }: OnMyWay): string {
  if (wasSent) return texts.wasTold;
  if (channels.length === 0) return texts.noMessage;
  const by = channels.map((channel) => texts.ways[channel]).join(texts.and);
  return texts.gets(by, text);
}

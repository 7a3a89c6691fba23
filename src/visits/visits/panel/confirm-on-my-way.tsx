import { useQuery } from '@tanstack/react-query';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import type { OnMyWay } from '#visits/day/on-my-way.ts';
import { onMyWayQuery } from './on-my-way-query.ts';

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
      question="Are you on your way?"
      detail={data ? toDetail(data) : withoutSignal}
      action="On my way"
      onConfirm={() => onConfirm(isTold)}
      onClose={onClose}
    />
  );
}

const withoutSignal =
  'The customer gets your “on my way” message. If there is no signal for 20 minutes, they get none.';

const ways = { email: 'email', text: 'text message' };

function toDetail({ text, channels, wasSent }: OnMyWay): string {
  if (wasSent) return 'The customer was told already and gets no second message.';
  if (channels.length === 0) return 'The customer gets no message.';
  const by = channels.map((channel) => ways[channel]).join(' and ');
  return `The customer gets this by ${by}: “${text}”`;
}

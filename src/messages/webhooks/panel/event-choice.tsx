import { Button } from '#kit/panel/ui/button.tsx';
import { Fault } from '#kit/panel/ui/fault.tsx';
import { type WebhookEvent, webhookEvents } from '#messages/webhooks/webhooks.ts';
import { eventLabels } from './event-labels.ts';

interface EventChoiceProps {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  onChange: (chosen: WebhookEvent[]) => void;
}

export function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  const isAll = chosen.length === webhookEvents.length;
  const toggle = (event: WebhookEvent) =>
    onChange(webhookEvents.filter((each) => chosen.includes(each) !== (each === event)));
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium">Events</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4 rounded-input p-3 ring-1 ring-line max-[22rem]:grid-cols-1">
        {webhookEvents.map((event) => (
          <label key={event} className="flex min-h-9 items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(event)}
              onChange={() => toggle(event)}
              className="size-5 shrink-0 accent-accent"
            />
            {eventLabels[event]}
          </label>
        ))}
      </div>
      <Fault text={error} />
      <div>
        <Button variant="quiet" onClick={() => onChange(isAll ? [] : [...webhookEvents])}>
          {isAll ? 'Clear all' : 'Choose all'}
        </Button>
      </div>
    </fieldset>
  );
}

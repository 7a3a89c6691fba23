import { discardMine, isNow, matchesForm, someoneChanged, stillBelow } from '#kit/panel/panel-texts.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { LongText } from '#kit/panel/ui/long-text.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';

interface ConflictNoticeProps {
  /** The noun, in lower case: 'request'. */
  noun: string;
  /** The saved values that differ from the form. */
  saved: readonly { label: string; value: string }[];
  saveLabel: string;
  onDiscard: () => void;
}

/** Says that someone else changed the record, shows its current values, and that nothing typed is lost. */
export function ConflictNotice({ noun, saved, saveLabel, onDiscard }: ConflictNoticeProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-card bg-yellow-wash p-4 text-yellow">
      <p className="flex gap-2 font-semibold">
        <AlertIcon className="size-5" />
        {someoneChanged(noun)}
      </p>
      {saved.length > 0 && (
        <dl className="grid gap-1">
          {saved.map(({ label, value }) => (
            <div key={label} className="wrap-anywhere whitespace-pre-line">
              <dt className="inline font-medium">{isNow(label)}</dt>
              {value.length > longValue ? (
                <dd>
                  <LongText text={value} about={label} />
                </dd>
              ) : (
                <dd className="inline">{value}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <p>{saved.length > 0 ? stillBelow(saveLabel) : matchesForm}</p>
      {saved.length > 0 && (
        <Button className="justify-self-start" onClick={onDiscard}>
          {discardMine}
        </Button>
      )}
    </div>
  );
}

/** A longer value gets its own lines and shows two at first. */
const longValue = 140;

import type { AddedWebhook } from '#shared/webhooks.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';

/** Shown once: whoever knows it can sign in our name. */
export function AddedSecret({ added, onDone }: { added: AddedWebhook; onDone: () => void }) {
  return (
    <>
      <SheetBody>
        <p role="status" className="wrap-anywhere">{`${added.url} will now receive every lead.`}</p>
        <p className="font-medium">Secret</p>
        <p className="rounded-input bg-hover px-3 py-2 font-mono wrap-anywhere">{added.secret}</p>
        <div>
          <CopyButton text={added.secret} label="Copy secret" />
        </div>
        <p className="text-ink-soft">
          With it the other program knows that an event comes from here.{' '}
          <strong>It won’t be shown again.</strong>
        </p>
      </SheetBody>
      <SheetFooter>
        <Button variant="main" onClick={onDone}>
          Done
        </Button>
      </SheetFooter>
    </>
  );
}

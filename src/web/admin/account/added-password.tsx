import type { AddedAdministrator } from '#shared/account.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';

/** Shown once: only its hash is stored. */
export function AddedPassword({ added, onDone }: { added: AddedAdministrator; onDone: () => void }) {
  return (
    <>
      <SheetBody>
        <p role="status">{`${added.name} is now an administrator.`}</p>
        <dl className="grid gap-3">
          <div>
            <dt className="font-medium">Username</dt>
            <dd className="mt-1 rounded-input bg-hover px-3 py-2 font-mono wrap-anywhere">
              {added.username}
            </dd>
          </div>
          <div>
            <dt className="font-medium">Password</dt>
            <dd className="mt-1 rounded-input bg-hover px-3 py-2 font-mono wrap-anywhere">
              {added.password}
            </dd>
          </div>
        </dl>
        <div>
          <CopyButton text={added.password} label="Copy password" />
        </div>
        <p className="text-ink-soft">
          Share it in person or by phone. <strong>It won’t be shown again.</strong> They can change it on
          their Account screen.
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

import { businessName } from '#company/profile/panel/business-name.ts';
import { Button, buttonClass } from '#kit/panel/ui/button.tsx';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';
import { backupCodes as texts } from './account-page-texts.ts';

/** Shown once: the server stores only hashes. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = texts.file(businessName(), codes.join('\n'));
  return (
    <>
      <SheetBody>
        <p>
          {texts.text}
          <strong>{texts.once}</strong>
        </p>
        <ul
          aria-label={texts.label}
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-input bg-hover p-4 font-mono text-lg"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label={texts.copy} />
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="backup-codes.txt"
            className={buttonClass()}
          >
            {texts.download}
          </a>
        </div>
      </SheetBody>
      <SheetFooter>
        <Button variant="main" onClick={onDone}>
          {texts.saved}
        </Button>
      </SheetFooter>
    </>
  );
}

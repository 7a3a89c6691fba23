import { businessName } from '#company/profile/panel/business-name.ts';
import { Button, buttonClass } from '#kit/panel/ui/button.tsx';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { SheetBody, SheetFooter } from '#kit/panel/ui/sheet.tsx';

/** Shown once: the server stores only hashes. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `Backup codes for ${businessName()}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <>
      <SheetBody>
        <p>
          Save these backup codes somewhere you can reach without your phone. Each one replaces an app code
          once. <strong>They won’t be shown again.</strong>
        </p>
        <ul
          aria-label="Backup codes"
          className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-input bg-hover p-4 font-mono text-lg"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label="Copy" />
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="backup-codes.txt"
            className={buttonClass()}
          >
            Download
          </a>
        </div>
      </SheetBody>
      <SheetFooter>
        <Button variant="main" onClick={onDone}>
          I saved them
        </Button>
      </SheetFooter>
    </>
  );
}

import { business } from '#shared/content/business.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { SheetBody, SheetFooter } from '../ui/sheet.tsx';

/** Shown once: the server cannot tell them again. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `Backup codes for ${business.name}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <>
      <SheetBody>
        <p>
          Keep these backup codes where you find them without your phone. Each one replaces a code of the app
          once. <strong>They are shown only now.</strong>
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
          I have kept them
        </Button>
      </SheetFooter>
    </>
  );
}

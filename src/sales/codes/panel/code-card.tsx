import { useDeletion } from '#kit/panel/list/delete-or-restore.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { CopyButton } from '#kit/panel/ui/copy-button.tsx';
import { codeApi } from '#kit/paths/code-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import type { Code } from '#sales/codes/codes.ts';
import { getLimits, getTerms, reasonOff, usesText } from './code-text.ts';

export function CodeCard({ code, onEdit }: { code: Code; onEdit: () => void }) {
  const remove = useDeletion({
    path: codeApi.code(code.id),
    restorePath: codeApi.restore(code.id),
    deleted: { title: 'Code deleted', text: code.code },
    deleteFailed: 'Couldn’t delete the code',
    restored: { title: 'Code restored', text: code.code },
    restoreFailed: 'Couldn’t restore the code',
  });
  const limits = getLimits(code);
  const off = reasonOff(code);
  const link = `${location.origin}${paths.calculator}?code=${encodeURIComponent(code.code)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{code.code}</h2>
          {off && <Tag>{off}</Tag>}
        </div>
        <p>
          {getTerms(code)}, {usesText(code)}
        </p>
        {limits && <p className="text-ink-soft">{limits}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton label="Copy link" text={link} />
        <Button onClick={onEdit}>
          Edit<span className="sr-only"> {code.code}</span>
        </Button>
        <Button isBusy={remove.isPending} onClick={() => remove.mutate()}>
          Delete<span className="sr-only"> {code.code}</span>
        </Button>
      </div>
    </li>
  );
}

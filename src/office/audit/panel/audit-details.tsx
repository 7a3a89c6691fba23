import { useId, useState } from 'react';
import type { AuditEntry } from '#kit/events/audit.ts';
import { auditLines, auditLineText } from '#office/audit/audit-text.ts';

const shownAtFirst = 6;

/** The changed fields, each on a line of its own. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const lines = auditLines(entry).map(auditLineText);
  const hidden = isWhole ? 0 : lines.length - shownAtFirst;
  return (
    <div className="min-w-0">
      <ul id={id} className="grid gap-0.5">
        {(hidden > 0 ? lines.slice(0, shownAtFirst) : lines).map((line) => (
          <li key={line} className="wrap-anywhere whitespace-pre-line">
            {line}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-controls={id}
          onClick={() => setWhole(true)}
          className="min-h-7 rounded-md font-medium text-link hover:underline touch:min-h-11"
        >
          {`Show ${hidden} more`}
        </button>
      )}
    </div>
  );
}

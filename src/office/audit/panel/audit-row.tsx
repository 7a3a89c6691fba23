import { Link } from 'react-router';
import { type AuditEntry, auditActionLabels, auditSubjectLabels } from '#kit/events/audit.ts';
import { ListItem } from '#kit/panel/list/list-rows.tsx';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import { When } from '#kit/panel/ui/when.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { dateFormat } from '#kit/time/dates.ts';
import { companyTimeZone } from '#kit/time/time-zone.ts';
import { AuditDetails } from './audit-details.tsx';

interface AuditRowProps {
  entry: AuditEntry;
  /** Names of the people in the panel now, by id. */
  names: Record<string, string>;
  /** Shows only what this person did. */
  onPerson: (id: string) => void;
}

export function AuditRow({ entry, names, onPerson }: AuditRowProps) {
  const { action, userId, userName, createdAt } = entry;
  return (
    <ListItem row={entry}>
      <div className="min-w-0">
        <h2 className="font-semibold">{auditActionLabels[action]}</h2>
        <Subject entry={entry} names={names} />
      </div>
      <p className="text-right text-ink-soft @4xl:text-left">
        <When at={createdAt} format={timeWithYear} />
      </p>
      <p className="min-w-0 wrap-anywhere">
        <span className="text-ink-soft @4xl:sr-only">By </span>
        {userId === null ? (
          userName
        ) : (
          <button
            type="button"
            onClick={() => onPerson(userId)}
            className="rounded-md text-left font-medium text-link hover:underline touch:-my-2 touch:min-h-11"
          >
            <span className="sr-only">Only entries of </span>
            {userName}
          </button>
        )}
      </p>
      {(entry.before || entry.after) && <AuditDetails entry={entry} />}
    </ListItem>
  );
}

/** The changed record. Nothing for somebody's own sign-in. */
function Subject({ entry, names }: Omit<AuditRowProps, 'onPerson'>) {
  const { subject, subjectId, userId, before, after } = entry;
  if (subjectId === null || (subject === 'person' && subjectId === userId)) return null;
  if (subject === 'person') {
    const name = findEntry(names, subjectId) ?? before?.name ?? after?.name;
    return <p className="text-ink-soft wrap-anywhere">{name ?? 'Removed person'}</p>;
  }
  if (subject === 'quote' || subject === 'service') {
    return (
      <Link to={recordKinds[subject].path(Number(subjectId))} className="text-link hover:underline">
        {`${auditSubjectLabels[subject]} ${subjectId}`}
      </Link>
    );
  }
  return (
    <p className="text-ink-soft wrap-anywhere">
      {subject === 'export' ? subjectId : `${auditSubjectLabels[subject]} ${subjectId}`}
    </p>
  );
}

const timeWithYear = (time: string) =>
  dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: companyTimeZone() }).format(
    new Date(time),
  );

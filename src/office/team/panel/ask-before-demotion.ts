import { type Role, roleLabels, roles } from '#kit/access/roles.ts';
import { askFirst } from '#kit/panel/editing/ask-if-refused.ts';
import type { PersonRecord } from '#office/team/people.ts';

/** Throws `Declined` for a no. */
export async function askBeforeDemotion(
  { name, role }: PersonRecord,
  next: Role | undefined,
  isSelf: boolean,
): Promise<void> {
  if (!next || roles.indexOf(next) <= roles.indexOf(role)) return;
  const lost =
    next === 'crew' ? 'anything but the visits of one crew' : 'people, keys, the audit log and erasures';
  const [who, undo] = isSelf ? ['You', ' Only another owner can change it back.'] : [name, ''];
  await askFirst({
    question: isSelf ? `Give up the ${roleLabels[role]} role?` : `Change ${name} to ${roleLabels[next]}?`,
    detail: `${who} will no longer see ${lost}. This takes effect right away.${undo}`,
    action: `Change to ${roleLabels[next]}`,
  });
}

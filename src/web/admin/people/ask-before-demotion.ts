import type { PersonRecord } from '#shared/people.ts';
import { type Role, roleLabels, roles } from '#shared/roles.ts';
import { askFirst } from '../editing/ask-if-refused.ts';

/** Throws `Declined` for a no. */
export async function askBeforeDemotion(
  { name, role }: PersonRecord,
  next: Role | undefined,
  isSelf: boolean,
): Promise<void> {
  if (!next || roles.indexOf(next) <= roles.indexOf(role)) return;
  await askFirst({
    question: isSelf ? `Give up the ${roleLabels[role]} role?` : `Change ${name} to ${roleLabels[next]}?`,
    detail: `${isSelf ? 'You' : name} will no longer see ${lost(role, next)}. This takes effect right away.${
      isSelf ? ' Only another owner can change it back.' : ''
    }`,
    action: `Change to ${roleLabels[next]}`,
  });
}

const lost = (role: Role, next: Role) =>
  next === 'crew'
    ? 'anything but the visits of one crew'
    : role === 'admin'
      ? 'people, keys, the audit log and erasures'
      : '';

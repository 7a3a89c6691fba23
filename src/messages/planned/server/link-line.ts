import type { SettingsValues } from '#company/profile/profile.ts';
import type { MessageKind } from '#messages/planned/messages.ts';
import { isChangeable } from '#visits/visits/server/changeable-visit.ts';
import type { Subject } from './message-subject.ts';

const linkLine = /^([^{}]{0,60}?):?\s*\{link\}[.!]?$/;

/** `Change or cancel: {link}` has the label `Change or cancel`; an email shows it as a button. */
export function withoutLinkLine(template: string): { rest: string; label?: string } {
  const lines = template.split('\n');
  const index = lines.findIndex((line) => linkLine.test(line));
  if (index === -1) return { rest: template };
  const label = linkLine.exec(lines[index]!)?.[1]?.trim();
  const rest = lines.filter((_, at) => at !== index).join('\n');
  return label === undefined || label === '' ? { rest } : { rest, label };
}

export const relabelLink = (template: string, label: string): string =>
  template
    .split('\n')
    .map((line) => (linkLine.test(line) ? `${label}: {link}` : line))
    .join('\n');

/** Whether the page behind the link refuses the changes that the message would offer. */
export const isTooLateToChange = (
  kind: MessageKind,
  { visit }: Pick<Subject, 'visit'>,
  settings: SettingsValues,
  now: Date,
): boolean => invitesChanges.includes(kind) && visit !== null && !isChangeable(visit, settings, now);

const invitesChanges: readonly MessageKind[] = ['visit-booked', 'visit-moved'];

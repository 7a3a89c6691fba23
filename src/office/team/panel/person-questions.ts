import type { ComponentProps } from 'react';
import type { Confirm } from '#kit/panel/ui/confirm.tsx';
import type { PersonRecord } from '#office/team/people.ts';

export const personQuestions: Record<PersonAction, (person: PersonRecord) => Question> = {
  password: ({ name }: PersonRecord) => ({
    question: `Give ${name} a new password?`,
    detail: `The current password stops working and ${name} is signed out everywhere. You’ll see the new one once.`,
    action: 'New password',
    variant: 'main',
  }),
  signOut: ({ name }: PersonRecord) => ({
    question: `Sign ${name} out everywhere?`,
    detail: `All sessions end now. ${name} can sign in again with the same password. To keep someone out, give a new password or remove the person.`,
    action: 'Sign out',
    variant: 'main',
  }),
  secondFactor: ({ name }: PersonRecord) => ({
    question: `Turn off two-step sign-in for ${name}?`,
    detail: 'For a lost phone and lost backup codes. The password alone is then enough to sign in.',
    action: 'Turn off',
    variant: 'danger',
  }),
  remove: ({ name, role }: PersonRecord) => ({
    question: `Remove ${name}?`,
    detail: `${name} is signed out now and can’t sign in again. ${
      role === 'crew' ? 'The crew keeps its visits. ' : ''
    }Everything ${name} did stays, under this name. If ${name} has the calendar link, replace it under Schedule, Subscribe.`,
    action: 'Remove',
    variant: 'danger',
  }),
};

export type PersonAction = 'password' | 'signOut' | 'secondFactor' | 'remove';
type Question = Pick<ComponentProps<typeof Confirm>, 'question' | 'detail' | 'action' | 'variant'>;

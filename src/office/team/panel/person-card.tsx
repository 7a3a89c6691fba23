import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { roleLabels } from '#kit/access/roles.ts';
import { errorMessage } from '#kit/panel/error-message.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import type { AddedPerson, PersonRecord } from '#office/team/people.ts';
import { crewsQuery } from '#visits/crews/panel/crews-queries.ts';
import { type PersonAction, personQuestions } from './person-questions.ts';
import { usePersonActions } from './use-person-actions.ts';

interface PersonCardProps {
  person: PersonRecord;
  isSelf: boolean;
  onEdit: () => void;
  onPassword: (person: AddedPerson) => void;
}

export function PersonCard({ person, isSelf, onEdit, onPassword }: PersonCardProps) {
  const { name, username, email, hasSecondFactor, hasIssuedPassword, lastSignInAt } = person;
  const actions = usePersonActions(person, onPassword);
  const [asked, setAsked] = useState<PersonAction>('remove');
  const [isAsking, setAsking] = useState(false);
  const ask = (action: PersonAction) => {
    setAsked(action);
    setAsking(true);
  };
  const press = (action: PersonAction, label: string) => (
    <Button variant="quiet" isBusy={actions[action].isPending} onClick={() => ask(action)}>
      {label}
      <span className="sr-only"> for {name}</span>
    </Button>
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-between gap-4 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <div className="grid gap-3">
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</h2>
            <Tag>
              <RoleText person={person} />
            </Tag>
            {isSelf && <Tag>You</Tag>}
          </div>
          <Button onClick={onEdit}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
        </div>
        <dl className="grid gap-1.5">
          <Fact label="Username">{username}</Fact>
          <Fact label="Email">{email || 'None'}</Fact>
          <Fact label="Last sign-in">
            {lastSignInAt !== null ? (
              <When at={lastSignInAt} />
            ) : hasIssuedPassword ? (
              'Hasn’t signed in yet'
            ) : (
              'Not recorded'
            )}
          </Fact>
          <Fact label="Password">{hasIssuedPassword ? 'Still the first one' : 'Their own'}</Fact>
          <Fact label="Two-step">{hasSecondFactor ? 'On' : 'Off'}</Fact>
        </dl>
      </div>
      {!isSelf && (
        <div className="-mx-2 -mb-2 flex flex-wrap border-t border-line pt-2">
          {press('password', 'New password')}
          {press('signOut', 'Sign out everywhere')}
          {hasSecondFactor && press('secondFactor', 'Turn off two-step')}
          {press('remove', 'Remove')}
        </div>
      )}
      {actions.remove.error && (
        <p role="alert" className="rounded-input bg-red-wash px-3 py-2 text-red">
          {`${name} was not removed. ${errorMessage(actions.remove.error)}`}
        </p>
      )}
      <Confirm
        open={isAsking}
        {...personQuestions[asked](person)}
        onConfirm={() => actions[asked].mutate()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

/** The role, and the crew of a crew member. */
function RoleText({ person: { role, crewId } }: { person: PersonRecord }) {
  const { data: crews } = useQuery(crewsQuery);
  const crew = crews?.find(({ id }) => id === crewId);
  if (!crew) return roleLabels[role];
  return /crew/i.test(crew.name) ? crew.name : `${roleLabels[role]}: ${crew.name}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

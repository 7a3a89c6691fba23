import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { ShownSecret } from '#kit/panel/ui/shown-secret.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { useShownOnce } from '#kit/panel/ui/use-shown-once.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import type { AddedPerson, PersonRecord } from '#office/team/people.ts';
import { peopleQuery } from './people-queries.ts';
import { PersonCard } from './person-card.tsx';
import { EditPerson, NewPerson } from './person-form.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';

export function PeoplePage() {
  const { data: user } = useQuery(sessionQuery);
  const list = useQuery({ ...peopleQuery, ...refetchOnOpen });
  const adding = useShownOnce<AddedPerson>();
  const opener = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<PersonRecord | null>(null);
  const shown = useLastShown(edited);
  return (
    <>
      <PageHeader title="People" subtitle="Who can sign in to this panel, and what they may do">
        <Button ref={opener} variant="main" onClick={adding.open}>
          <PlusIcon className="size-4.5" />
          Add person
        </Button>
      </PageHeader>
      <QueryView query={list} what="the people">
        {(people) => (
          <>
            <SecondFactorRule people={people} ownId={user?.id} />
            <ul aria-label="People" className="grid gap-4 @4xl:grid-cols-2">
              {people.map((person) => (
                <PersonCard
                  key={person.id}
                  person={person}
                  isSelf={person.id === user?.id}
                  onEdit={() => setEdited(person)}
                  onPassword={adding.show}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <Sheet
        open={adding.isOpen}
        onClose={adding.close}
        opener={opener}
        title={adding.added ? `Password for ${adding.added.name}` : 'Add person'}
      >
        {adding.added ? (
          <ShownSecret
            title={`This is ${adding.added.name}’s new password.`}
            values={[
              ['Username', adding.added.username],
              ['Password', adding.added.password],
            ]}
            ifLost="If you lose it, make a new one with New Password."
            onDone={adding.take}
          >
            Share it in person or by phone. <strong>It won’t be shown again.</strong> They can choose their
            own on their Account screen.
          </ShownSecret>
        ) : (
          <NewPerson onAdded={adding.onAdded} onDone={adding.close} />
        )}
      </Sheet>
      <Sheet open={edited !== null} onClose={() => setEdited(null)} title={`Edit ${shown?.name ?? 'person'}`}>
        {shown && (
          <EditPerson
            key={shown.id}
            person={shown}
            isSelf={shown.id === user?.id}
            onDone={() => setEdited(null)}
          />
        )}
      </Sheet>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { type PersonRecord, peopleSettingsSchema } from '#office/team/people.ts';
import { peopleSettingsQuery, refetchPeople } from './people-queries.ts';

interface SecondFactorRuleProps {
  people: readonly PersonRecord[];
  ownId: string | undefined;
}

/** Whether everyone needs two-step sign-in. */
export function SecondFactorRule({ people, ownId }: SecondFactorRuleProps) {
  const settings = useQuery(peopleSettingsQuery);
  const [isAsking, setAsking] = useState(false);
  const turn = useAdminMutation({
    call: (requiresSecondFactor: boolean) =>
      fetchAdmin(peopleSettingsSchema, adminApi.peopleSettings, {
        method: 'PUT',
        body: { requiresSecondFactor },
      }),
    done: ({ requiresSecondFactor }) => ({
      title: requiresSecondFactor ? 'Everyone needs two-step sign-in' : 'Two-step sign-in is optional',
    }),
    failed: 'Two-step sign-in is unchanged.',
    refetch: refetchPeople,
  });
  const without = people.filter(({ hasSecondFactor }) => !hasSecondFactor);
  const names = without.map(({ id, name }) => (id === ownId ? 'you' : name)).join(', ');
  return (
    <section
      aria-label="Two-step sign-in"
      className="rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5"
    >
      <InlineQueryView query={settings} what="this setting">
        {({ requiresSecondFactor }) => (
          <SwitchField
            label="Everyone must use two-step sign-in"
            hint={without.length === 0 ? 'Everyone has set it up.' : `Not set up yet: ${names}.`}
            isOn={requiresSecondFactor}
            onChange={(isOn) => (isOn && without.length > 0 ? setAsking(true) : turn.mutate(isOn))}
          />
        )}
      </InlineQueryView>
      <Confirm
        open={isAsking}
        question="Require two-step sign-in?"
        detail={`These people must set it up right away, before they can do anything else: ${names}. They need an authenticator app on their phone.`}
        action="Require it"
        variant="main"
        onConfirm={() => turn.mutate(true)}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

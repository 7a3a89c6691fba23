import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { settingsQuery } from '#company/settings/panel/settings-query.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { InlineQueryView, QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import type { Crew } from '#visits/crews/crews.ts';
import { CrewCard } from './crew-card.tsx';
import { CrewForm } from './crew-form.tsx';
import { crewsQuery } from './crews-queries.ts';

const isBeingRead = ({ busyCalendar }: Crew) =>
  busyCalendar !== null && busyCalendar.readAt === null && busyCalendar.error === null;

export function CrewsPage() {
  const list = useQuery({
    ...crewsQuery,
    refetchInterval: ({ state }) => (state.data?.some(isBeingRead) ? 2_000 : false),
  });
  const settings = useQuery(settingsQuery);
  const [edited, setEdited] = useState<Crew | 'new' | null>(null);
  const shown = useLastShown(edited);
  const crew = shown === null || shown === 'new' ? undefined : shown;
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setEdited(null);
  return (
    <>
      <PageHeader title="Crews" subtitle="Your teams: when they work and where they go">
        <Button ref={opener} variant="main" onClick={() => setEdited('new')}>
          <PlusIcon className="size-4.5" />
          Add crew
        </Button>
      </PageHeader>
      <QueryView query={list} what="the crews">
        {(crews) =>
          crews.length > 0 ? (
            <ul aria-label="Crews" className="grid gap-4 sm:grid-cols-2">
              {crews.map((crew) => (
                <CrewCard
                  key={crew.id}
                  crew={crew}
                  known={settings.data?.places.map(({ name }) => name)}
                  onEdit={() => setEdited(crew)}
                />
              ))}
            </ul>
          ) : (
            <Empty title="No crews yet">
              <p className="max-w-md text-ink-soft">Customers can book once you have a crew.</p>
            </Empty>
          )
        }
      </QueryView>
      <Sheet
        open={edited !== null}
        onClose={close}
        opener={shown === 'new' ? opener : undefined}
        title={crew ? `Edit ${crew.name}` : 'Add crew'}
      >
        <InlineQueryView query={settings} what="the places">
          {({ places, hours }) => (
            <CrewForm
              key={crew?.id ?? 'new'}
              crew={crew}
              places={places.map(({ name }) => name)}
              openingHours={hours}
              onDone={close}
            />
          )}
        </InlineQueryView>
      </Sheet>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { ErasureList } from './erasure-list.tsx';
import { PersonSearch } from './person-search.tsx';
import { erasuresQuery } from './privacy-queries.ts';

/** Exports or erases what is stored about a person. */
export function PrivacyPage() {
  const { state, key } = useLocation();
  const erasures = useQuery(erasuresQuery);
  return (
    <>
      <PageHeader title="Privacy" subtitle="Find, download or erase everything you have about a person" />
      <Sections>
        <Section
          title="A person’s data"
          text="Everything stored under an email address or phone number, including the trash."
        >
          <PersonSearch key={key} contact={getContact(state)} />
        </Section>
        <Section title="Erasures" text="When data was erased and by whom. We don’t record whose data it was.">
          <InlineQueryView query={erasures} what="the list">
            {(list) => <ErasureList erasures={list} />}
          </InlineQueryView>
        </Section>
      </Sections>
    </>
  );
}

/** Passed in the history state, because a URL would end up in logs. */
const getContact = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'contact' in state ? String(state.contact) : '';

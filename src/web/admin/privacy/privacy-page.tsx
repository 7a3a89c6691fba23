import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { Loading } from '../ui/loading.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { ErasureList } from './erasure-list.tsx';
import { PersonSearch } from './person-search.tsx';
import { erasuresQuery } from './privacy-queries.ts';

/** What is stored about one person: to hand over, or to erase. */
export function PrivacyPage() {
  usePageTitle('Privacy');
  const { state, key } = useLocation();
  const erasures = useQuery(erasuresQuery);
  return (
    <>
      <PageHeader
        title="Privacy"
        subtitle="Answer somebody who asks what you know of them, or asks to be forgotten"
      />
      <Sections>
        <Section
          title="A person’s data"
          text="Everything that is stored under an e-mail address or a telephone number, the trash included."
        >
          <PersonSearch key={key} contact={contactOf(state)} />
        </Section>
        <Section
          title="Erased so far"
          text="That data was erased, when and by whom. Whose it was is kept nowhere."
        >
          {erasures.data ? (
            <ErasureList erasures={erasures.data} />
          ) : (
            <Loading query={erasures} what="The list" />
          )}
        </Section>
      </Sections>
    </>
  );
}

/** Handed over by the link of a request or a quote: in the address it would end up in logs. */
const contactOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'contact' in state ? String(state.contact) : '';

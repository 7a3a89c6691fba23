import { useQuery } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { LazyForm } from '#kit/panel/ui/lazy-form.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { longDate } from '#kit/time/dates.ts';
import { deletedSchema } from '#kit/wire/responses.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import { consentWayLabels, type PublishedPair, publishedPairSchema } from '#visits/pairs/published-pairs.ts';
import { VisitSection } from './visit-section.tsx';

const PublishPairForm = lazy(async () => ({
  default: (await import('./publish-pair-form.tsx')).PublishPairForm,
}));

const pairsQuery = (visitId: number) =>
  adminQuery(['visits', 'pairs', visitId], z.array(publishedPairSchema), visitApi.publishedPairs(visitId));

/** Which photos of the visit the site shows. See docs/product/visits.md#photos-on-the-site. */
export function PublishedPairs({ visit }: { visit: CrewVisit }) {
  const { data: pairs = [] } = useQuery(pairsQuery(visit.id));
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hasBoth = (['before', 'after'] as const).every((stage) =>
    visit.visitPhotos.some((photo) => photo.stage === stage),
  );
  if (!hasBoth && pairs.length === 0) return null;
  return (
    <VisitSection title="On the site">
      {pairs.length === 0 ? (
        <p className="text-ink-soft">
          With the customer’s consent, a photo before and one after can take the place of the illustration on
          your site.
        </p>
      ) : (
        <ul className="grid gap-4">
          {pairs.map((pair) => (
            <li key={pair.id}>
              <Pair pair={pair} />
            </li>
          ))}
        </ul>
      )}
      {hasBoth && (
        <Button ref={opener} className="min-h-12" onClick={() => setOpen(true)}>
          Publish on the Site
        </Button>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        opener={opener}
        title="Publish on the Site"
        subtitle={visit.customerName}
      >
        <LazyForm>
          <PublishPairForm visit={visit} onDone={() => setOpen(false)} />
        </LazyForm>
      </Sheet>
    </VisitSection>
  );
}

function Pair({ pair }: { pair: PublishedPair }) {
  const [isAsked, setAsked] = useState(false);
  const takeDown = useAdminMutation({
    call: () => fetchAdmin(deletedSchema, visitApi.publishedPair(pair.id), { method: 'DELETE' }),
    done: { title: 'Gone from the site', text: 'The photos of the visit are still here.' },
    failed: 'The photos are still on the site',
  });
  const { consentBy, consentWay, consentDate, publishedBy } = pair;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        {[[pair.beforeUrl, pair.beforeAlt] as const, [pair.afterUrl, pair.afterAlt] as const].map(
          ([url, alt]) => (
            <img key={url} src={url} alt={alt} className="aspect-4/3 w-full rounded-input object-cover" />
          ),
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {`${consentBy} agreed ${lowered(consentWayLabels[consentWay])} on ${longDate(consentDate)}. Published by ${publishedBy}.`}
      </p>
      <Button
        variant="quiet"
        className="justify-self-start touch:min-h-11"
        isBusy={takeDown.isPending}
        onClick={() => setAsked(true)}
      >
        Take Off the Site
      </Button>
      <Confirm
        open={isAsked}
        question="Take these photos off the site?"
        detail="They’re taken down right away. The visit keeps its photos."
        action="Take Off"
        onConfirm={() => takeDown.mutate()}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

const lowered = (label: string) => label.replace(/^./, (letter) => letter.toLowerCase());

import { useState } from 'react';
import { Link } from 'react-router';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { Fact } from '#kit/panel/ui/fact.tsx';
import { Outcome } from '#kit/panel/ui/outcome.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { longDate } from '#kit/time/dates.ts';
import { type Import, type ImportUndo, importSchema, importUndoSchema } from '#office/imports/imports.ts';
import { refetchImports, rowsText, storeImport } from './imports-query.ts';

/** A run and what follows it. */
export function ImportProgress({ own }: { own: Import }) {
  const [undone, setUndone] = useState<ImportUndo | null>(null);
  return (
    <Sections>
      <Section
        title="Import"
        text={
          own.status === 'done'
            ? 'Rows that can’t be imported were left out.'
            : 'It goes on when you leave this page, and after a restart.'
        }
      >
        <div className="grid gap-4">
          <Progress own={own} />
          {own.status === 'failed' && <Failed own={own} />}
        </div>
      </Section>
      {own.kind !== 'services' && own.status === 'done' && <Marketing own={own} />}
      {own.undoableUntil && <Undo own={own} onUndone={setUndone} />}
      {own.status === 'undone' && (
        <Section title="Undone" text="What was touched since the import stays.">
          <Undone undone={undone} />
        </Section>
      )}
    </Sections>
  );
}

function Progress({ own }: { own: Import }) {
  const { kind, status, done, total, created, joined, duplicates, refused } = own;
  return (
    <>
      {status === 'running' && (
        <div className="grid gap-1.5">
          <progress
            aria-label="Progress"
            value={done}
            max={Math.max(total, 1)}
            className="h-2 w-full overflow-hidden rounded-full accent-accent"
          />
          <p role="status" className="text-ink-soft">
            {`${done.toLocaleString('en')} of ${rowsText(total)}`}
          </p>
        </div>
      )}
      {status === 'done' && (
        <Outcome
          isGood
          title="Import done."
          action={
            kind === 'services' ? (
              <ButtonLink to={adminPaths.services}>See your services</ButtonLink>
            ) : (
              <ButtonLink to={customerScreens.customers}>See your customers</ButtonLink>
            )
          }
        >
          No one was told.
        </Outcome>
      )}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact label="New">{created.toLocaleString('en')}</Fact>
        <Fact label="Added to a customer">{joined.toLocaleString('en')}</Fact>
        <Fact label="Already here">{duplicates.toLocaleString('en')}</Fact>
        <Fact label="Not imported">{refused.toLocaleString('en')}</Fact>
      </dl>
    </>
  );
}

function Failed({ own: { id, total } }: { own: Import }) {
  const run = useAdminMutation({
    call: () => fetchAdmin(importSchema, adminApi.runImport(id), { method: 'POST' }),
    onSuccess: storeImport,
    failed: 'Import not started.',
    refetch: refetchImports,
  });
  return (
    <Outcome
      isGood={false}
      title="This import stopped."
      action={
        total > 0 && (
          <Button isBusy={run.isPending} onClick={() => run.mutate()}>
            Go on
          </Button>
        )
      }
    >
      {total > 0 ? 'What is stored stays. Go on with the rest.' : 'Its file is gone. Choose it again.'}
    </Outcome>
  );
}

function Marketing({ own: { id, isMarketingAllowed } }: { own: Import }) {
  const allow = useAdminMutation({
    call: (isAllowed: boolean) =>
      fetchAdmin(importSchema, adminApi.importMarketing(id), { method: 'POST', body: { isAllowed } }),
    onSuccess: storeImport,
    failed: 'Not changed.',
    refetch: refetchImports,
  });
  return (
    <Section title="Offers" text="Until you say yes, these customers get only what they ask for.">
      <SwitchField
        label="They may get follow-ups and “Due again”"
        hint="Turn it on if they are your customers and may hear from you. Those who are due again hear first, 100 a day."
        isOn={isMarketingAllowed}
        onChange={(isOn) => allow.mutate(isOn)}
      />
    </Section>
  );
}

function Undo({ own, onUndone }: { own: Import; onUndone: (undone: ImportUndo) => void }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useAdminMutation({
    call: () =>
      fetchAdmin(importUndoSchema, adminApi.undoImport(own.id), { method: 'POST', timeoutMs: 300_000 }),
    onSuccess: onUndone,
    failed: 'Import not undone.',
    refetch: refetchImports,
  });
  return (
    <Section title="Undo" text={`Possible until ${longDate(own.undoableUntil!)}.`}>
      <Button isBusy={undo.isPending} onClick={() => setAsking(true)}>
        {undo.isPending ? 'Undoing...' : 'Undo import'}
      </Button>
      <Confirm
        open={isAsking}
        question="Undo this import?"
        detail="What it added is deleted, unless somebody has edited, quoted or booked it since. You can import the file again."
        action="Undo import"
        onConfirm={() => undo.mutate()}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

function Undone({ undone }: { undone: ImportUndo | null }) {
  if (!undone || undone.stays.length === 0) return <p>The import was taken back.</p>;
  return (
    <div className="grid gap-2">
      <p>{`${undone.removed.toLocaleString('en')} are gone. These stay:`}</p>
      <ul className="max-h-96 overflow-y-auto">
        {undone.stays.map(({ kind, id, name, reason }) => (
          <li key={`${kind}-${id}`} className="wrap-anywhere">
            <Link
              to={kind === 'customer' ? customerScreens.customer(id) : adminPaths.services}
              className="text-link underline"
            >
              {name}
            </Link>
            {`: ${reason}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

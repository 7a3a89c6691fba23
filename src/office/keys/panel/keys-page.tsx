import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { ShownSecret } from '#kit/panel/ui/shown-secret.tsx';
import { useShownOnce } from '#kit/panel/ui/use-shown-once.ts';
import { api } from '#kit/paths/paths.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import type { AddedKey } from '#office/keys/keys.ts';
import { KeyCard } from './key-card.tsx';
import { keysQuery } from './keys-query.ts';
import { NewKey } from './new-key.tsx';

export function KeysPage() {
  const list = useQuery({ ...keysQuery, ...refetchOnOpen });
  const adding = useShownOnce<AddedKey>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PageHeader title="Keys" subtitle="Let other apps read and change your data">
        <Button ref={opener} variant="main" onClick={adding.open}>
          <PlusIcon className="size-4.5" />
          Add key
        </Button>
      </PageHeader>
      <QueryView query={list} what="the keys">
        {(keys) =>
          keys.length > 0 ? (
            <ul aria-label="Keys" className="grid gap-4">
              {keys.map((key) => (
                <KeyCard key={key.id} apiKey={key} />
              ))}
            </ul>
          ) : (
            <Empty title="No keys yet">
              <p className="max-w-md text-ink-soft">
                A CRM, bookkeeping or automation app asks for an API key. Add one here for each app, and
                delete it when you stop using the app. Developers find every call in the{' '}
                <a className="text-link underline" href={api.docs}>
                  API reference
                </a>
                .
              </p>
            </Empty>
          )
        }
      </QueryView>
      <Sheet
        open={adding.isOpen}
        onClose={adding.close}
        opener={opener}
        title={adding.added ? `Key for ${adding.added.name}` : 'Add key'}
      >
        {adding.added ? (
          <ShownSecret
            title={`${adding.added.name} can use the API with this key.`}
            values={[['Key', adding.added.key]]}
            ifLost="If you lose it, delete this key and add another one."
            onDone={adding.take}
          >
            The app sends it with each call. <strong>It won’t be shown again.</strong>
          </ShownSecret>
        ) : (
          <NewKey onAdded={adding.onAdded} onDone={adding.close} />
        )}
      </Sheet>
    </>
  );
}

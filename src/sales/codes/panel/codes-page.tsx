import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { useDialogParams } from '#kit/panel/list/use-dialog-params.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { useLastShown } from '#kit/panel/ui/use-last-shown.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import { CodeCard } from './code-card.tsx';
import { CodeForm } from './code-form.tsx';
import { codesQuery } from './codes-query.ts';

export function CodesPage() {
  const list = useQuery(codesQuery);
  const dialog = useDialogParams('code', ['edit']);
  const [isAdding, setAdding] = useState(false);
  const adder = useRef<HTMLButtonElement>(null);
  const edited = useLastShown(list.data?.find(({ id }) => id === dialog.id) ?? null);
  return (
    <>
      <PageHeader title="Codes" subtitle="Customers enter a code in the calculator and pay less">
        <Button ref={adder} variant="main" onClick={() => setAdding(true)}>
          <PlusIcon className="size-4.5" />
          Add code
        </Button>
      </PageHeader>
      <QueryView query={list} what="the codes">
        {(codes) =>
          codes.length > 0 ? (
            <ul aria-label="Codes" className="grid gap-4">
              {codes.map((code) => (
                <CodeCard key={code.id} code={code} onEdit={() => dialog.open(code.id, 'edit')} />
              ))}
            </ul>
          ) : (
            <Empty title="No codes yet">
              <p className="max-w-md text-ink-soft">
                Add one for a flyer, a partner or a slow week. Each shows how often it was used.
              </p>
            </Empty>
          )
        }
      </QueryView>
      <Sheet open={isAdding} onClose={() => setAdding(false)} opener={adder} title="Add code">
        <CodeForm onDone={() => setAdding(false)} />
      </Sheet>
      <Sheet
        open={dialog.id !== null && edited !== null}
        onClose={dialog.close}
        opener={dialog.opener}
        title={`Edit ${edited?.code ?? ''}`}
      >
        {edited && <CodeForm key={edited.id} code={edited} onDone={dialog.close} />}
      </Sheet>
    </>
  );
}

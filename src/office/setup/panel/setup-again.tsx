import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/panel/ui/button.tsx';
import { setupQuery } from './setup-query.ts';
import { keptSteps, useSaveSetup } from './use-save-setup.ts';

/** Brings the list of Today back after it was hidden. */
export function SetupAgain() {
  const { data: setup } = useQuery(setupQuery);
  const save = useSaveSetup();
  if (!setup?.isHidden) return null;
  const show = () => save.mutate({ kept: keptSteps(setup), isHidden: false, said: 'Shown on Today' });
  return (
    <Button variant="quiet" className="justify-self-start" isBusy={save.isPending} onClick={show}>
      Show “Set up your site” on Today
    </Button>
  );
}

import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { useTakeArticlesOffline } from './use-save-setup.ts';

/** Takes the demo's articles offline, except those that somebody has edited. */
export function ArticlesOffline({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  const takeOffline = useTakeArticlesOffline();
  return (
    <>
      <Button
        variant="quiet"
        className="max-sm:-ml-3.5"
        isBusy={takeOffline.isPending}
        onClick={() => setAsking(true)}
      >
        Take all offline
      </Button>
      <Confirm
        open={isAsking}
        question={
          count === 1 ? 'Take the example article offline?' : `Take ${count} example articles offline?`
        }
        detail="They leave your website in every language and stay in Blog as drafts, where you can edit and publish each one again. Articles that you wrote or edited stay online."
        action="Take offline"
        variant="main"
        onConfirm={() => takeOffline.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

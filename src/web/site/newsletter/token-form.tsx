import { Button } from '#web/ui/button.tsx';

/** A press, not a visit, does it: mail scanners open every link. */
export function TokenForm({ action, token, label }: { action: string; token: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="sun">
        {label}
      </Button>
    </form>
  );
}

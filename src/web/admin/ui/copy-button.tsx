import { Button } from './button.tsx';
import { notify } from './toasts.tsx';

/** Copies where the browser lets it (not over plain http): else it says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: 'Copied' });
    } catch {
      notify({ title: 'Not copied', text: 'Select the text and copy it yourself.', kind: 'failed' });
    }
  };
  return <Button onClick={() => void copy()}>{label}</Button>;
}

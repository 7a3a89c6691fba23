import { copied, copyYourself, notCopied } from '#kit/panel/panel-texts.ts';
import { Button } from './button.tsx';
import { notify } from './toasts.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  onCopied?: () => void;
}

/** Copies the text, or says that the browser does not allow it, as on plain http. */
export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: copied });
      onCopied?.();
    } catch {
      notify({ title: notCopied, text: copyYourself, kind: 'failed' });
    }
  };
  return <Button onClick={() => void copy()}>{label}</Button>;
}

import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { reauthenticate } from '#kit/panel/api/reauthenticate.ts';
import { codeMissing } from '#kit/panel/panel-texts.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';
import type { PaletteProps } from './palette.tsx';

/** The palette, loaded on first use. Ctrl or ⌘ with K toggles it. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [awaited, setAwaited] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();

  const load = async () => {
    const loaded = await import('./palette.tsx');
    setPalette(() => loaded.Palette);
  };
  const open = () => {
    setTyped('');
    setAwaited(undefined);
    setOpen(true);
    if (!Palette) load().catch(giveUp);
  };
  const giveUp = () => {
    setOpen(false);
    notify({
      title: 'Error',
      text: 'We couldn’t open search',
      reason: codeMissing,
      kind: 'failed',
    });
  };
  const toggle = useEffectEvent(() => (isOpen ? setOpen(false) : open()));

  // Catches letters and Enter pressed right after the shortcut, before the field has the focus.
  const takeEarlyKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isLetter = event.key.length === 1;
    const hasFocus = input.current?.closest('[role=dialog]')?.contains(document.activeElement);
    if (!isOpen || !isPlain || hasFocus || !(isLetter || event.key === 'Enter')) return;
    event.preventDefault();
    if (isLetter) setTyped((earlier) => earlier + event.key);
    else setAwaited(typed);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented)
        return takeEarlyKey(event);
      event.preventDefault();
      // Nothing opens over the dialog that asks to sign in again.
      if (!event.repeat && !reauthenticate.isOn()) toggle();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const preload = useEffectEvent(() => void load().catch(() => {}));
  // Preloads on a desktop, where typing follows the shortcut at once. A phone saves the bytes until the tap.
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return;
    const timer = setTimeout(preload, 3_000);
    return () => clearTimeout(timer);
  }, []);

  return {
    open,
    Palette,
    paletteProps: {
      open: isOpen,
      onClose: () => setOpen(false),
      typed,
      onType: setTyped,
      awaited,
      onAwait: setAwaited,
      input,
    },
  };
}

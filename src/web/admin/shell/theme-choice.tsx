import { useId } from 'react';
import { type Theme, themes } from '#shared/theme.ts';
import { chooseTheme, useTheme } from './theme.ts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeChoice() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="flex gap-0.5 rounded-input bg-line p-0.5">
      <legend className="sr-only">Colours</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="relative grid min-h-7 flex-1 cursor-pointer place-items-center rounded-md text-sm font-medium text-ink-soft has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent touch:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={theme === chosen}
            onChange={() => chooseTheme(theme)}
            className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
          />
          {labels[theme]}
        </label>
      ))}
    </fieldset>
  );
}

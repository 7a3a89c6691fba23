import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { type Theme, themes } from '#kit/wire/theme.ts';
import { chooseTheme, useTheme } from './theme.ts';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeChoice() {
  const chosen = useTheme();
  return (
    <SegmentedControl
      legend="Theme"
      options={themes.map((theme) => ({ value: theme, label: labels[theme] }))}
      chosen={chosen}
      onChoose={chooseTheme}
      size="fill"
    />
  );
}

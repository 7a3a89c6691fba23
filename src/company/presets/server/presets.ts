import type { PresetName } from '../preset-names.ts';
import { demo } from './demo/demo.ts';
import { houseCleaning } from './house-cleaning/house-cleaning.ts';
import type { Preset } from './preset.ts';
import { windowCleaning } from './window-cleaning/window-cleaning.ts';

export const presets: Record<PresetName, Preset> = {
  demo,
  'house-cleaning': houseCleaning,
  'window-cleaning': windowCleaning,
};

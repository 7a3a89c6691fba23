import * as z from 'zod/mini';

export const presetNames = ['demo', 'house-cleaning', 'window-cleaning'] as const;
export type PresetName = (typeof presetNames)[number];

export const presetNameSchema = z.enum(presetNames, `Choose one of ${presetNames.join(', ')}`);

/** As the panel offers them. */
export const presetTitles: Record<PresetName, string> = {
  demo: 'Upholstery and carpet',
  'house-cleaning': 'House cleaning',
  'window-cleaning': 'Window cleaning',
};

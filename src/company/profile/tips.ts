import * as z from 'zod/mini';
import { isUnique, wholeNumber } from '#kit/wire/setting-rules.ts';

/** Whether customers are asked for a tip, and the three percentages of the total before tax that they see first. */
export const tipSettingsSchema = z.object({
  isOn: z.boolean(),
  percents: z
    .array(wholeNumber(1, 100))
    .check(z.length(3, 'Enter three percentages'), z.refine(isUnique, 'List each percentage only once')),
});
export type TipSettings = z.infer<typeof tipSettingsSchema>;

export const defaultTips: TipSettings = { isOn: false, percents: [15, 20, 25] };

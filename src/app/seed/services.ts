import { listServices } from '#company/presets/server/preset-rows.ts';
import { presets } from '#company/presets/server/presets.ts';

/** In display order. */
export const demoServices = presets.demo.categories.flatMap(listServices);

import { presets } from '#company/presets/server/presets.ts';
import { listServices } from '#company/presets/server/preset-rows.ts';

/** In display order. */
export const demoServices = presets.demo.categories.flatMap(listServices);

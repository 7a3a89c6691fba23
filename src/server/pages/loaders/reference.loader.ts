import { apiSections } from '#server/api.ts';
import type { Config } from '#server/config.ts';
import { openapiDocument } from '#server/features/reference/openapi.ts';
import { referenceData } from '#server/features/reference/reference-page.ts';
import type { ReferenceData } from '#web/site/reference/reference-data.ts';
import type { Loader } from '../loader.ts';

/** It takes tens of milliseconds to make, and is the same until the process ends. */
const made = new WeakMap<Config, ReferenceData>();

export const referenceLoader: Loader<ReferenceData> = {
  sources: [],
  query: [],
  async load(deps) {
    const { config } = deps;
    const known = made.get(config);
    if (known) return known;
    const data = referenceData(openapiDocument(apiSections(deps), config));
    made.set(config, data);
    return data;
  },
};

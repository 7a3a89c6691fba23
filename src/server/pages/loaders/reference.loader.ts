import type { Config } from '#server/config.ts';
import { sessionCookieName } from '#server/features/auth/auth.service.ts';
import { openapiDocument } from '#server/features/reference/openapi.ts';
import { referenceData } from '#server/features/reference/reference-page.ts';
import type { ReferenceData } from '#web/site/reference/reference-data.ts';
import type { Loader } from '../loader.ts';

/** It takes tens of milliseconds to make, and is the same until the process ends. */
const made = new WeakMap<Config, ReferenceData>();

export const referenceLoader: Loader<ReferenceData> = {
  sources: [],
  query: [],
  async load({ config }) {
    const known = made.get(config);
    if (known) return known;
    const { publicUrl, isHttps } = config;
    const data = referenceData(openapiDocument({ publicUrl, sessionCookie: sessionCookieName(isHttps) }));
    made.set(config, data);
    return data;
  },
};

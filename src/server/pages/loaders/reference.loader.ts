import { sessionCookieName } from '#server/features/auth/auth.service.ts';
import { openapiDocument } from '#server/features/reference/openapi.ts';
import { referenceData } from '#server/features/reference/reference-page.ts';
import type { ReferenceData } from '#web/site/reference/reference-data.ts';
import type { Loader } from '../loader.ts';

export const referenceLoader: Loader<ReferenceData> = {
  sources: [],
  query: [],
  load: async ({ config: { publicUrl, isHttps } }) =>
    referenceData(openapiDocument({ publicUrl, sessionCookie: sessionCookieName(isHttps) })),
};

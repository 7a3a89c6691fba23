import { build } from '../../scripts/steps/build.mjs';
import { provideChromium } from '../../scripts/steps/chromium.mjs';

/** For journeys that are started by hand or from an editor; `npm test` has prepared everything. */
export default async function prepareJourneys(): Promise<void> {
  if (process.env.TEST_DATABASE) return;
  process.env.CHROMIUM_PATH = await provideChromium();
  await build();
}

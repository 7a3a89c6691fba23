import type { Tags } from '#app/site/render.tsx';
import type { ChosenColors } from '#company/brand/palette.ts';
import type { Page } from '#kit/pages/page.ts';
import type { Config } from '#kit/server/config.ts';
import { inlineScript } from '#kit/wire/inline-script.ts';
import { speculationRules } from '#kit/wire/speculation-rules.ts';
import { paymentPageOrigins } from '#money/stripe/server/stripe-client.ts';
import { type StripeDeps, takesCardPayments } from '#money/stripe/server/stripe-connection.ts';
import { contentSecurityPolicy, hashSource } from './content-security-policy.ts';
import type { PageName } from './loaders.ts';
import { consentEntry, enhanceEntry, type Web } from './web.ts';

interface Look {
  asksConsent: boolean;
  colors: ChosenColors | undefined;
}

/** The scripts and style sheets of a page. */
export function pageTags(web: Web, name: PageName, page: Page<object>, { asksConsent, colors }: Look): Tags {
  const isLive = page.kind === 'live';
  return web.tags(
    [enhanceEntry, ...(!isLive && page.script ? [page.script] : []), ...(asksConsent ? [consentEntry] : [])],
    isLive ? page.entry : undefined,
    name,
    colors,
  );
}

/** Our own scripts, the inline one, and the prefetching rules that another script adds. */
const script = ["'self'", ...[inlineScript, speculationRules].map(hashSource)].join(' ');

/** Their forms lead to a payment page. */
const payingPages: readonly PageName[] = ['invoice', 'invoicePayment', 'quoteVisit'];

/** Other origins that forms of the page lead to: Chromium also checks where a form's response redirects to. */
export const formTargets = async (deps: StripeDeps, name: PageName): Promise<string[]> =>
  payingPages.includes(name) && (await takesCardPayments(deps)) ? paymentPageOrigins(deps) : [];

export const pagePolicy = (
  config: Config,
  web: Web,
  name: PageName,
  colors: ChosenColors | undefined,
  form: readonly string[],
): string =>
  contentSecurityPolicy(
    {
      ...web.policy(name, colors),
      script,
      form,
    },
    config.tags,
  );

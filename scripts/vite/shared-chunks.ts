/** A module that runs anywhere: it lies at the top of its room. */
const topOfRoom = '[\\w-]+/[\\w-]+/[^/]+';

/**
 * The modules that pages share, in three files: many small files compress worse. The rest is divided by who needs it,
 * so that no page carries another's. What a named module imports comes with it.
 */
export const sharedChunks = [
  { name: 'live', test: /node_modules\/(react|react-dom|scheduler)\/|src\/web\/react-writes/ },
  // All live pages need most of these at once.
  chunk('site', [
    'company/coverage/(lead-texts|site/zip-answer)',
    'company/profile/(profile|site/hydrate)',
    'kit/language/(locale|ui-texts)',
    'kit/money/money',
    'kit/pages/(api-client|image-url|keep-server-html)',
    'kit/paths/paths',
    'kit/text/find-entry',
    'kit/time/(dates|time-texts)',
    'kit/ui/(button|container|notice|text-field|toast)',
    'kit/ui/icons/(arrows|contact|office)',
    'sales/leads/site/(pre-hydration-values|step-heading|use-saved-session)',
    'vite/preload-helper',
  ]),
  // The calculator's form, the contact form and the booking.
  chunk('form', [
    'company/profile/(closure-days|closures)',
    'kit/refusals/(sentence|visitor-errors)',
    'kit/text/email-pattern',
    'kit/time/opening-hours',
    'kit/ui/(error-summary|phone-field|select-field|text-area)',
    'sales/leads/(sending-texts|site/(privacy-note|submit-button|use-form-errors|use-submission))',
  ]),
];

/**
 * Every file costs a phone a request, so the panel comes in few: the first load in four, and what several screens
 * share in `screen`, `record` and `form`, which the first screen that needs a part of them loads whole.
 */
export const panelChunks = [
  {
    ...chunk('shared', [
      'company/(profile/panel/page-header|settings/panel/templates-query)',
      'kit/money/money',
      'kit/panel/(admin-query|editing/drafts|mutation-callbacks|offline/unsent|record-kinds)',
      'kit/panel/list/(row-boundary|stable-rows|use-url-params)',
      'kit/panel/ui/(chip|confirm|field|period-selector|query-view|use-now)',
      'kit/paths/(brand-paths|customer-paths)',
      'kit/text/phone',
      'kit/time/dates',
      'kit/ui/icons/(contact|office)',
      'kit/wire/(email-address|text)',
      'office/setup/panel/setup-start',
      'sales/(records/panel/(contact-links|visit-number)|requests/panel/request-badges)',
      'react-query/.*/useMutation',
      'zod/v4/mini/coerce',
    ]),
    priority: 5,
  },
  // Joins the entry: what the first load needs belongs to no screen.
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  {
    ...chunk('screen', [
      'company/catalog/(panel/(offered|categories)-query|known-categories)',
      'company/profile/panel/(page-header|use-page-title)',
      'company/settings/panel/templates-query',
      'kit/language/language',
      'kit/pages/(idempotency-key|image-url)',
      'kit/panel/(list|ui)/[^/]+',
      'kit/panel/(use-admin-mutation|editing/(conflicting-record|record-mutation))',
      'kit/wire/uploaded-picture',
      'sales/records/panel/(?!history)[^/]+',
    ]),
    minShareCount: 3,
    priority: 3,
  },
  {
    ...chunk('record', [
      // Modules that only settings need go to `form`. Planning is of the schedule alone, and no crew sends newsletters or
      // plans messages.
      `src/(?!articles/newsletter|delivery/emails|messages/planned|company/(brand|profile|settings|catalog/(code-pricing|order-fees|price|pricing))|visits/(blocks|booking|busy|crews/(crew-day|day-visit|visit-))|office|sales/quotes)${topOfRoom}`,
      'src/(?!articles/newsletter|delivery/emails|sales/(codes|quotes))(.*/)?panel/(.*/)?[^/]*(-actions|-badges|-contact|-lines|-link|-queries|-text)',
      'money/invoices/panel/make-invoice',
    ]),
    minShareCount: 3,
    priority: 2,
  },
  // No crew prices or sells anything, so `record` goes without it.
  {
    ...chunk('quote', [
      'company/catalog/price-(rows|texts)',
      'office/(customer/timeline|lead/(lead-state|leads|panel/answer-dialog))',
      'sales/codes/panel/[^/]+',
      'sales/quotes/(quote-labels|quote-pages)',
      'sales/quotes/panel/(decision-badges|quote-(badges|contact|lines|mutations|texts)|quotes-queries|request-cancelled)',
    ]),
    minShareCount: 3,
    priority: 1,
  },
  {
    ...chunk('form', [`src/${topOfRoom}`, '(kit/panel/editing|company/settings/panel)/[^/]+']),
    minShareCount: 4,
    priority: 1,
  },
  // The sheet that requests and quotes open.
  {
    ...chunk('lead', [
      'delivery/emails/panel/email-badges',
      'money/invoices/panel/deposits',
      'office/customer/panel/timeline-looks',
      'office/lead/panel/lead-[\\w-]+',
      'sales/quotes/panel/(new-quote-form|quote-(decision|items-table|link|page-section)|send-quote)',
    ]),
    minShareCount: 2,
    priority: 0,
  },
  // The board and the forms that it and a lead open.
  {
    ...chunk('planning', [
      'visits/(blocks|schedule)/panel/(crew-dot|lazy-forms|plan-[\\w-]+|use-[\\w-]+|[\\w-]+-query)',
    ]),
    minShareCount: 2,
    priority: 0,
  },
];

function chunk(name: string, modules: readonly string[]) {
  return { name, test: new RegExp(`(${modules.join('|')})(\\.[a-z]{2})?\\.[jt]sx?$`) };
}

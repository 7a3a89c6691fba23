/**
 * The modules that pages share, in three files: many small files compress worse. The rest is divided by who needs it,
 * so that no page carries another's. What a named module imports comes with it.
 */
export const sharedChunks = [
  { name: 'live', test: /node_modules\/(react|react-dom|scheduler)\/|src\/web\/react-writes/ },
  // All live pages need most of these at once.
  chunk('site', [
    'src/shared/(dates|find-entry|locale|money|paths|profile|time-texts|ui-texts)',
    'src/shared/content/lead',
    'src/web/(api-client|hydrate|image-url|keep-server-html)',
    'src/web/site/coverage/zip-answer',
    'src/web/site/lead/(pre-hydration-values|step-heading|use-saved-session)',
    'src/web/ui/(button|container|notice|text-field|toast)',
    'src/web/ui/icons/(arrows|contact|office)',
    'vite/preload-helper',
  ]),
  // The calculator's form, the contact form and the booking.
  chunk('form', [
    'src/shared/(closure-days|closures|email-pattern|opening-hours|sentence|visitor-errors)',
    'src/shared/content/sending',
    'src/web/site/lead/(privacy-note|submit-button|use-form-errors|use-submission)',
    'src/web/ui/(error-summary|phone-field|select-field|text-area)',
  ]),
];

/**
 * Every file costs a phone a request, so the panel comes in few: the first load in four, and what several screens
 * share in `screen`, `record` and `form`, which the first screen that needs a part of them loads whole.
 */
export const panelChunks = [
  {
    ...chunk('shared', [
      'src/shared/(brand-paths|customer-paths|dates|email-address|money|phone|text|visit-number)',
      'src/web/admin/(admin-query|mutation-callbacks|record-kinds)',
      'src/web/admin/(editing/drafts|offline/unsent|setup/setup-start)',
      'src/web/admin/list/(contact-links|row-boundary|stable-rows|templates-query|use-url-params|visit-number)',
      'src/web/admin/requests/request-badges',
      'src/web/admin/ui/(chip|confirm|field|page-header|period-selector|query-view|use-now)',
      'src/web/ui/icons/(contact|office)',
      'react-query/.*/useMutation',
      'zod/v4/mini/coerce',
    ]),
    priority: 5,
  },
  // Joins the entry: what the first load needs belongs to no screen.
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  {
    ...chunk('screen', [
      'src/shared/(language|piece-groups|service-category-labels|uploaded-picture)',
      'src/web/(idempotency-key|image-url)',
      'src/web/admin/(list|ui)/[^/]+',
      'src/web/admin/(services/offered-query|use-admin-mutation)',
      'src/web/admin/editing/(conflicting-record|record-mutation)',
    ]),
    minShareCount: 3,
    priority: 3,
  },
  {
    ...chunk('record', [
      // Modules that only settings need go to `form`.
      'src/shared/(?!brand|clos|company|content|opening|profile|settings)[^/]+',
      'src/web/admin/.*(-actions|-badges|-contact|-lines|-link|-queries|-text)',
      'src/web/admin/invoices/make-invoice',
    ]),
    minShareCount: 3,
    priority: 2,
  },
  {
    ...chunk('form', ['src/shared/.+', 'src/web/admin/(editing|settings)/[^/]+']),
    minShareCount: 4,
    priority: 1,
  },
];

function chunk(name: string, modules: readonly string[]) {
  return { name, test: new RegExp(`(${modules.join('|')})(\\.es)?\\.[jt]sx?$`) };
}

import { hidden, none, type PersonalData, staff } from './column-data.ts';

/** Nothing about customers: what the business shows, how it works, and who works there. */
export const siteTables = {
  services: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id version createdAt updatedAt deletedAt category title description imageUrl'),
      ...none(
        'originalPriceCents discountedPriceCents unit minimumPriceCents durationMinutes recleanMonths checklist isAddOn isActive',
      ),
      ...none('position importId optionGroup isMostChosen'),
    },
  },
  imports: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id kind source fileName columns mapping dateOrder status total done lastRow createdAt doneAt'),
      ...none('created joined duplicates refused isMarketingAllowed'),
      ...staff('userName'),
    },
  },
  codes: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none(
        'id version createdAt updatedAt deletedAt code codeKey percent amountCents validFrom validUntil',
      ),
      ...none('maxUses oncePerCustomer firstVisitOnly adds categories isActive'),
    },
  },
  posts: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none(
        'id version createdAt updatedAt deletedAt title slug excerpt content category featuredImage isPinned',
      ),
      ...none('isAiWritten isPublished publishedAt searchText readingMinutes contentHash'),
    },
  },
  translations: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('kind recordId language title slug summary isPublished publishedAt searchText readingMinutes'),
      ...none('contentHash content checklist'),
    },
  },
  formerSlugs: { erasure: 'keep', section: null, columns: none('slug postId') },
  articleJobs: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id topic state round attempts reason postId createdAt updatedAt startedAt callbackExpiresAt'),
      ...none('callbackUsedAt dismissedAt'),
      ...staff('requestedBy'),
    },
  },
  crews: {
    erasure: 'keep',
    section: null,
    columns: { ...none('id version createdAt updatedAt color hours places isActive'), ...staff('name') },
  },
  busyCalendars: {
    erasure: 'keep',
    section: null,
    columns: { ...none('crewId timeZone readAt expandedAt error dueAt'), ...hidden('url etag', 'staff') },
  },
  busySpans: { erasure: 'keep', section: null, columns: { ...none('crewId'), ...staff('startsAt endsAt') } },
  categories: {
    erasure: 'keep',
    section: null,
    columns: none(
      'id version createdAt updatedAt deletedAt slug pageSlug formerPageSlugs words contactValue position isActive icon imageUrl times page',
    ),
  },
  legalPages: {
    erasure: 'keep',
    section: null,
    columns: none('id version createdAt updatedAt slug page'),
  },
  dayOrders: { erasure: 'keep', section: null, columns: none('crewId date visitIds') },
  blocks: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id version createdAt updatedAt crewId date fromTime toTime untilDate repeats'),
      ...staff('reason'),
    },
  },
  settings: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id content version updatedAt requiresSecondFactor alertVersion setupKept isSetupHidden'),
      ...staff('firstAlertUserId secondAlertUserId alertPhone'),
    },
  },
  messageSettings: { erasure: 'keep', section: null, columns: none('id content version updatedAt') },
  mailConnection: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id host port security senderName senderEmail version workedWith workedAt testedWith testedAt'),
      ...none('testingUntil'),
      ...hidden('username password', 'none'),
    },
  },
  smsConnection: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id url account sender version workedWith workedAt testedWith testedAt testingUntil'),
      ...hidden('token', 'none'),
    },
  },
  writerConnection: {
    erasure: 'keep',
    section: null,
    columns: { ...none('id kind url model version testingUntil'), ...hidden('secret', 'none') },
  },
  stripeConnection: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id keyEnd endpointId siteUrl accountId accountName isLive lastEventAt testingUntil version'),
      ...none('lookedAt problem'),
      ...hidden('secretKey signingSecret', 'none'),
    },
  },
  apiKeys: {
    erasure: 'keep',
    section: null,
    columns: { ...none('id name role crewId lastUsedAt createdAt'), ...hidden('hash', 'none') },
  },
  webhooks: {
    erasure: 'keep',
    section: null,
    columns: { ...none('id url isActive events createdAt'), ...hidden('secret', 'none') },
  },
  newsletterSendings: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id postId language title status total queuedTo upTo sent failed unsubscribed'),
      ...none('createdAt finishedAt'),
      ...staff('byName'),
    },
  },
  newsletterPace: { erasure: 'keep', section: null, columns: none('id nextAt') },
  newsletterDrafts: { erasure: 'keep', section: null, columns: none('month postId createdAt') },
  secrets: { erasure: 'keep', section: null, columns: { ...none('name'), ...hidden('value', 'none') } },
  pageSources: { erasure: 'keep', section: null, columns: none('source version') },
  /** Digests of addresses, which end with their window. */
  rateLimits: { erasure: 'keep', section: null, columns: none('key hits endsAt') },
  /** Digests of numbers and mailboxes, which are deleted after days. */
  textCounts: { erasure: 'keep', section: null, columns: none('day recipient texts') },
  confirmationMails: { erasure: 'keep', section: null, columns: none('mailbox mails mailedAt') },
  fileRemovals: { erasure: 'keep', section: null, columns: none('name createdAt') },
  erasures: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id requests quotes photos emails subscriptions customers createdAt'),
      ...staff('userId userName'),
    },
  },
  nightlyBackups: {
    erasure: 'keep',
    section: null,
    columns: none('night startedAt finishedAt folder error'),
  },
  users: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id emailVerified role crewId language version hasIssuedPassword twoFactorEnabled createdAt'),
      ...none('updatedAt'),
      ...staff('name email image username'),
    },
  },
  sessions: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id userId expiresAt lastUsedAt createdAt updatedAt'),
      ...staff('ipAddress userAgent'),
      ...hidden('token', 'staff'),
    },
  },
  accounts: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none(
        'id userId accountId providerId accessTokenExpiresAt refreshTokenExpiresAt scope createdAt updatedAt',
      ),
      ...hidden('accessToken refreshToken idToken password', 'staff'),
    },
  },
  verifications: {
    erasure: 'keep',
    section: null,
    columns: { ...none('id expiresAt createdAt updatedAt'), ...hidden('identifier value', 'staff') },
  },
  twoFactors: {
    erasure: 'keep',
    section: null,
    columns: { ...none('id userId verified lastUsedStep'), ...hidden('secret backupCodes', 'staff') },
  },
  siteIdentity: { erasure: 'keep', section: null, columns: none('id origin place confirmedAt') },
  calendarFeeds: {
    erasure: 'keep',
    section: null,
    columns: { ...none('userId createdAt'), ...hidden('secret', 'staff') },
  },
  loginThrottles: {
    erasure: 'keep',
    section: null,
    columns: { ...staff('key'), ...none('failures blockedUntil updatedAt') },
  },
  pushSubscriptions: {
    erasure: 'keep',
    section: null,
    columns: {
      ...none('id userId sessionId createdAt lastSuccessAt lastFailureAt lastFailure testId testSentAt'),
      ...none('testArrivedAt'),
      ...staff('endpoint userAgent'),
      ...hidden('p256dh auth', 'staff'),
    },
  },
} satisfies Partial<PersonalData>;

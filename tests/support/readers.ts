import type { Db } from '#kit/db/open.ts';
import type { Language } from '#kit/language/language.ts';

/** Adds confirmed subscribers `reader1@en.example.com` and so on. */
export async function addReaders(
  db: Db,
  count: number,
  { language = 'en', at = new Date() }: { language?: Language; at?: Date } = {},
): Promise<void> {
  const time = at.toISOString();
  const row = {
    ...{ source: 'blog', language, status: 'confirmed' as const, createdAt: time, confirmedAt: time },
    ...{ confirmationTokenHash: null, confirmationExpiresAt: null, mailedAt: null },
    ...{ unsubscribedAt: null, statusBeforeRemoval: null },
  };
  for (let first = 1; first <= count; first += 500) {
    const rows = Array.from({ length: Math.min(500, count - first + 1) }, (_, index) => ({
      ...row,
      email: `reader${first + index}@${language}.example.com`,
    }));
    await db.insertInto('newsletterSubscribers').values(rows).execute();
  }
}

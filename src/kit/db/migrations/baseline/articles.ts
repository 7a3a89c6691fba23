import {
  defaultInteger,
  defaultText,
  emptyText,
  flag,
  required,
  requiredCascade,
  requiredUnique,
  textKey,
  unique,
} from './columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** The blog and the newsletter. */
export async function createArticlesTables({
  table,
  numberedTable,
  editableTable,
  addIndexes,
  countPageChanges,
}: TableBuilder): Promise<void> {
  await editableTable('posts')
    .addColumn('deleted_at', 'text')
    .addColumn('title', 'text', required)
    .addColumn('slug', 'text', requiredUnique)
    .addColumn('excerpt', 'text', emptyText)
    .addColumn('category', 'text', required)
    .addColumn('featured_image', 'text')
    .addColumn('is_pinned', 'integer', flag)
    .addColumn('is_published', 'integer', flag)
    .addColumn('published_at', 'text')
    .addColumn('search_text', 'text', emptyText)
    .addColumn('is_ai_written', 'integer', flag)
    .addColumn('reading_minutes', 'integer', defaultInteger(1))
    .addColumn('content_hash', 'text')
    // The last one: SQLite reads a long text on the way to each column behind it.
    .addColumn('content', 'text', emptyText)
    .execute();
  await addIndexes('posts', [
    'deleted (deleted_at, id) where deleted_at is not null',
    'published (is_published, deleted_at, published_at, id, is_pinned, (trim(category)), updated_at)',
  ]);
  await countPageChanges('posts');

  await table('spanish_posts')
    .addColumn('post_id', 'integer', (column) =>
      column.primaryKey().notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', required)
    .addColumn('slug', 'text', requiredUnique)
    .addColumn('excerpt', 'text', required)
    .addColumn('is_published', 'integer', required)
    .addColumn('published_at', 'text')
    .addColumn('search_text', 'text', required)
    .addColumn('reading_minutes', 'integer', required)
    .addColumn('content_hash', 'text')
    .addColumn('content', 'text', required)
    .execute();
  await addIndexes('spanish_posts', ['published (is_published, published_at, post_id)']);
  await countPageChanges('spanish_posts', 'posts');

  await table('former_slugs')
    .addColumn('slug', 'text', textKey)
    .addColumn('post_id', 'integer', requiredCascade('posts.id'))
    .execute();

  await numberedTable('article_jobs')
    .addColumn('topic', 'text', required)
    .addColumn('state', 'text', defaultText('queued'))
    .addColumn('round', 'integer', defaultInteger(1))
    .addColumn('attempts', 'integer', defaultInteger(0))
    .addColumn('reason', 'text')
    .addColumn('post_id', 'integer')
    .addColumn('requested_by', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('started_at', 'text', required)
    .addColumn('callback_expires_at', 'text')
    .addColumn('callback_used_at', 'text')
    .addColumn('dismissed_at', 'text')
    .execute();

  await numberedTable('newsletter_subscribers')
    .addColumn('email', 'text', requiredUnique)
    .addColumn('status', 'text', defaultText('pending'))
    .addColumn('source', 'text', required)
    .addColumn('confirmation_token_hash', 'text', unique)
    .addColumn('confirmation_expires_at', 'text')
    .addColumn('consecutive_mails', 'integer', defaultInteger(0))
    .addColumn('mailed_at', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .addColumn('status_before_removal', 'text')
    .execute();
  await addIndexes('newsletter_subscribers', ['by_status (status, id)']);
}

import type { ColumnDataType, ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Database = Kysely<unknown>;

/** The first schema. `engine` decides how an id counts up; everything else is the same on both. */
export function initial(engine: 'sqlite' | 'postgres'): Migration {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const emptyText = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
  const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  const counter = (start: number) => (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(start);

  const table = (db: Database, name: string) => db.schema.createTable(name);
  const numbered = (db: Database, name: string) =>
    engine === 'sqlite'
      ? table(db, name).addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table(db, name).addColumn('id', 'integer', (column) =>
          column.primaryKey().generatedByDefaultAsIdentity(),
        );
  /** The columns of a record that administrators edit. */
  const editable = (db: Database, name: string) =>
    numbered(db, name)
      .addColumn('version', 'integer', counter(1))
      .addColumn('created_at', 'text', required)
      .addColumn('updated_at', 'text', required)
      .addColumn('deleted_at', 'text');
  const refersTo = (target: string) => (column: ColumnDefinitionBuilder) => column.references(target);
  const belongsTo = (target: string) => (column: ColumnDefinitionBuilder) =>
    column.notNull().references(target).onDelete('cascade');
  const text: ColumnDataType = 'text';
  // SQLite lets a primary key that is no integer be null.
  const textKey = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();

  return {
    async up(db: Database) {
      await editable(db, 'services')
        .addColumn('category', text, required)
        .addColumn('title', text, required)
        .addColumn('description', text, emptyText)
        .addColumn('image_url', text)
        .addColumn('original_price_cents', 'integer', required)
        .addColumn('discounted_price_cents', 'integer', required)
        .addColumn('duration_minutes', 'integer', counter(0))
        .addColumn('is_add_on', 'integer', flag)
        .addColumn('is_active', 'integer', flag)
        .addColumn('position', 'integer', counter(0))
        .execute();

      await editable(db, 'requests')
        .addColumn('first_name', text, required)
        .addColumn('last_name', text, emptyText)
        .addColumn('email', text, emptyText)
        .addColumn('phone', text, emptyText)
        .addColumn('service', text, required)
        .addColumn('message', text, emptyText)
        .addColumn('image_url', text)
        .addColumn('status', text, required)
        .addColumn('priority', text, required)
        .addColumn('notes', text, emptyText)
        .addColumn('search_text', text, emptyText)
        .execute();

      await editable(db, 'quotes')
        .addColumn('request_id', 'integer', refersTo('requests.id'))
        .addColumn('first_name', text, required)
        .addColumn('last_name', text, emptyText)
        .addColumn('email', text, emptyText)
        .addColumn('phone', text)
        .addColumn('zip_code', text, required)
        .addColumn('service_category', text, required)
        .addColumn('service_title', text, required)
        .addColumn('subtotal_cents', 'integer', required)
        .addColumn('discount_percent', 'integer', required)
        .addColumn('total_cents', 'integer', required)
        .addColumn('estimated_price_cents', 'integer')
        .addColumn('contact_method', text, required)
        .addColumn('preferred_date', text)
        .addColumn('preferred_time', text)
        .addColumn('notes', text, emptyText)
        .addColumn('admin_notes', text, emptyText)
        .addColumn('image_url', text)
        .addColumn('status', text, required)
        .addColumn('completed_at', text)
        .addColumn('search_text', text, emptyText)
        .execute();

      await numbered(db, 'quote_items')
        .addColumn('quote_id', 'integer', belongsTo('quotes.id'))
        .addColumn('service_id', 'integer')
        .addColumn('category', text, required)
        .addColumn('title', text, required)
        .addColumn('is_add_on', 'integer', flag)
        .addColumn('unit_price_cents', 'integer', required)
        .addColumn('quantity', 'integer', required)
        .addColumn('duration_minutes', 'integer', counter(0))
        .execute();

      await editable(db, 'posts')
        .addColumn('title', text, required)
        .addColumn('slug', text, (column) => column.notNull().unique())
        .addColumn('excerpt', text, emptyText)
        .addColumn('content', text, emptyText)
        .addColumn('category', text, required)
        .addColumn('featured_image', text)
        .addColumn('is_pinned', 'integer', flag)
        .addColumn('is_published', 'integer', flag)
        .addColumn('published_at', text)
        .addColumn('search_text', text, emptyText)
        .execute();

      await table(db, 'former_slugs')
        .addColumn('slug', text, textKey)
        .addColumn('post_id', 'integer', belongsTo('posts.id'))
        .execute();

      await numbered(db, 'uploads')
        .addColumn('name', text, (column) => column.notNull().unique())
        .addColumn('width', 'integer', required)
        .addColumn('height', 'integer', required)
        .addColumn('bytes', 'integer', required)
        .addColumn('request_id', 'integer', refersTo('requests.id'))
        .addColumn('created_at', text, required)
        .execute();

      await numbered(db, 'outbox')
        .addColumn('kind', text, required)
        .addColumn('payload', text, required)
        .addColumn('request_id', 'integer', refersTo('requests.id'))
        .addColumn('status', text, (column) => column.notNull().defaultTo('pending'))
        .addColumn('attempts', 'integer', counter(0))
        .addColumn('run_after', text, required)
        .addColumn('last_error', text)
        .addColumn('created_at', text, required)
        .addColumn('sent_at', text)
        .execute();

      await table(db, 'idempotency_keys')
        .addColumn('scope', text, required)
        .addColumn('key', text, required)
        .addColumn('body_hash', text, required)
        .addColumn('response', text, required)
        .addColumn('created_at', text, required)
        .addPrimaryKeyConstraint('idempotency_keys_pk', ['scope', 'key'])
        .execute();

      await table(db, 'login_throttles')
        .addColumn('key', text, textKey)
        .addColumn('failures', 'integer', required)
        .addColumn('blocked_until', text, required)
        .addColumn('updated_at', text, required)
        .execute();

      await table(db, 'users')
        .addColumn('id', text, textKey)
        .addColumn('name', text, required)
        .addColumn('email', text, (column) => column.notNull().unique())
        .addColumn('email_verified', 'integer', flag)
        .addColumn('image', text)
        .addColumn('username', text, (column) => column.unique())
        .addColumn('role', text, required)
        .addColumn('created_at', text, required)
        .addColumn('updated_at', text, required)
        .execute();

      await table(db, 'sessions')
        .addColumn('id', text, textKey)
        .addColumn('user_id', text, belongsTo('users.id'))
        .addColumn('token', text, (column) => column.notNull().unique())
        .addColumn('expires_at', text, required)
        .addColumn('ip_address', text)
        .addColumn('user_agent', text)
        .addColumn('created_at', text, required)
        .addColumn('updated_at', text, required)
        .execute();

      await table(db, 'accounts')
        .addColumn('id', text, textKey)
        .addColumn('user_id', text, belongsTo('users.id'))
        .addColumn('account_id', text, required)
        .addColumn('provider_id', text, required)
        .addColumn('access_token', text)
        .addColumn('refresh_token', text)
        .addColumn('id_token', text)
        .addColumn('access_token_expires_at', text)
        .addColumn('refresh_token_expires_at', text)
        .addColumn('scope', text)
        .addColumn('password', text)
        .addColumn('created_at', text, required)
        .addColumn('updated_at', text, required)
        .execute();

      await table(db, 'verifications')
        .addColumn('id', text, textKey)
        .addColumn('identifier', text, required)
        .addColumn('value', text, required)
        .addColumn('expires_at', text, required)
        .addColumn('created_at', text, required)
        .addColumn('updated_at', text, required)
        .execute();

      await table(db, 'secrets')
        .addColumn('name', text, textKey)
        .addColumn('value', text, required)
        .execute();

      const index = (name: string, on: string, columns: string[]) =>
        db.schema.createIndex(name).on(on).columns(columns).execute();
      await index('requests_by_status', 'requests', ['status', 'id']);
      await index('quotes_by_status', 'quotes', ['status', 'id']);
      await index('quotes_by_request', 'quotes', ['request_id']);
      await index('quotes_by_completion', 'quotes', ['completed_at']);
      await index('requests_by_creation', 'requests', ['created_at']);
      await index('quotes_by_creation', 'quotes', ['created_at']);
      await index('quote_items_by_quote', 'quote_items', ['quote_id']);
      await index('posts_by_publication', 'posts', ['is_published', 'published_at']);
      await index('uploads_by_request', 'uploads', ['request_id']);
      await index('outbox_by_due_time', 'outbox', ['status', 'run_after']);
      await index('outbox_by_request', 'outbox', ['request_id']);
      await index('idempotency_keys_by_age', 'idempotency_keys', ['created_at']);
      await index('login_throttles_by_age', 'login_throttles', ['updated_at']);
      await index('sessions_by_expiry', 'sessions', ['expires_at']);
      await index('sessions_by_user', 'sessions', ['user_id']);
      await index('accounts_by_user', 'accounts', ['user_id']);
    },
  };
}

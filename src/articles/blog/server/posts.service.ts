import { isBlank } from '#articles/blog/article-content.ts';
import {
  type AdminPost,
  defaultPostCategory,
  type PostInput,
  type PostUpdate,
} from '#articles/blog/posts.ts';
import { isUniqueViolation } from '#kit/db/errors.ts';
import type { Db } from '#kit/db/open.ts';
import { toFlag } from '#kit/db/portable.ts';
import { inTransaction, type Trx } from '#kit/db/transaction.ts';
import { moveToTrash, restoreFromTrash } from '#kit/db/trash.ts';
import { updateEditable } from '#kit/db/update-editable.ts';
import { aboutNobody, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Deps } from '#kit/server/deps.ts';
import { wrongField } from '#kit/server/errors.ts';
import type { Deleted } from '#kit/wire/responses.ts';
import { wantedSlug } from '#kit/wire/slug.ts';
import { storedContent } from './article-content.ts';
import { findFreeSlug, moveSlug } from './post-slugs.ts';
import { listVersions } from './post-versions.queries.ts';
import { areVersionsStored, storeVersions, versionChanges } from './post-versions.ts';
import { getPost, insertPostIfFree, postSearchText } from './posts.queries.ts';
import { toAdminPost } from './posts.serializer.ts';

type NewArticle = Pick<PostInput, 'title' | 'content'> & Partial<PostInput> & { isAiWritten?: boolean };

/**
 * Stores a new article, sanitized, under a free slug, and returns its id. It is a draft unless `isPublished` is set.
 * Throws `invalid-input` if sanitizing leaves no content. The caller invalidates the cached posts after the commit.
 */
export async function storePost(trx: Trx, input: NewArticle, now: Date): Promise<number> {
  const time = now.toISOString();
  const wanted = wantedSlug(input);
  const post = {
    title: input.title,
    excerpt: input.excerpt ?? '',
    ...sayingContent(input.content),
    category: input.category ?? defaultPostCategory,
    featuredImage: input.featuredImage ?? null,
    isPinned: toFlag(input.isPinned ?? false),
    isPublished: toFlag(input.isPublished ?? false),
    isAiWritten: toFlag(input.isAiWritten ?? false),
    publishedAt: input.isPublished ? time : null,
    createdAt: time,
  };
  for (;;) {
    const id = await insertPostIfFree(trx, { ...post, slug: await findFreeSlug(trx, wanted) });
    // Another transaction took the slug between check and insert; the next check sees it.
    if (id === undefined) continue;
    await storeVersions(trx, await versionChanges(trx, { ...post, id }, [], input, now));
    return id;
  }
}

/** Runs once per idempotency key. */
export async function createPost(deps: Deps, input: PostInput, idempotency: Idempotency): Promise<AdminPost> {
  const now = deps.clock();
  const post = await withIdempotency(
    deps.db,
    { scope: 'posts', ...idempotency, about: aboutNobody },
    now,
    async (trx) => presentPost(trx, await storePost(trx, input, now)),
  );
  deps.pages.invalidate('posts');
  return post;
}

/** Changes a post. A slug that was public redirects. */
export async function updatePost(deps: Deps, id: number, update: PostUpdate): Promise<AdminPost> {
  const post = await againWhereTaken(() =>
    inTransaction(deps.db, (trx) => changePost(trx, id, update, deps.clock())),
  );
  deps.pages.invalidate('posts');
  return post;
}

async function changePost(trx: Trx, id: number, update: PostUpdate, now: Date): Promise<AdminPost> {
  const { version, slug: typedSlug, isPinned, isPublished, content } = update;
  const { title: newTitle, excerpt, category, featuredImage } = update;
  const before = await getPost(trx, id);
  const title = newTitle ?? before.title;
  const slug =
    typedSlug === undefined || typedSlug === before.slug
      ? before.slug
      : await findFreeSlug(trx, wantedSlug({ slug: typedSlug, title }), id);
  const changes = {
    title: newTitle,
    excerpt,
    category,
    featuredImage,
    slug,
    ...(content !== undefined && sayingContent(content)),
    isPinned: isPinned === undefined ? undefined : toFlag(isPinned),
    isPublished: isPublished === undefined ? undefined : toFlag(isPublished),
    publishedAt: before.publishedAt ?? (isPublished ? now.toISOString() : null),
    searchText: postSearchText(title, excerpt ?? before.excerpt),
  };
  const article = { id, isPublished: changes.isPublished ?? before.isPublished };
  const versions = await versionChanges(trx, article, await listVersions(trx, id), update, now);
  const isRestStored = () => areVersionsStored(versions);
  const current = () => presentPost(trx, id);
  const isWritten = await updateEditable(trx, 'posts', { id, version, changes, now, current, isRestStored });
  if (!isWritten) return current();
  if (slug !== before.slug) await moveSlug(trx, before, slug);
  await storeVersions(trx, versions);
  return current();
}

/** Runs once per idempotency key. */
export async function deletePost(deps: Deps, id: number, idempotency: Idempotency): Promise<Deleted> {
  const now = deps.clock();
  const scope = `deletion-of-post-${id}`;
  const deleted = await withIdempotency(
    deps.db,
    { scope, ...idempotency, about: aboutNobody },
    now,
    async (trx) => {
      await moveToTrash(trx, 'posts', id, now);
      return { id };
    },
  );
  deps.pages.invalidate('posts');
  return deleted;
}

/** Restores a post under its old slug. */
export async function restorePost(deps: Deps, id: number): Promise<AdminPost> {
  const post = await inTransaction(deps.db, async (trx) => {
    await restoreFromTrash(trx, 'posts', id, deps.clock());
    return presentPost(trx, id);
  });
  deps.pages.invalidate('posts');
  return post;
}

/** An article with its versions in other languages, drafts too. Throws `not-found`. */
export const presentPost = async (db: Db, id: number): Promise<AdminPost> =>
  toAdminPost(await getPost(db, id), await listVersions(db, id));

export const contentMissing = 'Content is required';

/** Requires that sanitizing leaves some content. */
function sayingContent(typed: string) {
  const stored = storedContent(typed);
  if (!isBlank(stored.content)) return stored;
  throw wrongField('content', contentMissing);
}

/** Retries when another writer took the slug between check and write. */
async function againWhereTaken<Result>(write: () => Promise<Result>, times = 5): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (times === 0 || !isUniqueViolation(error)) throw error;
    return againWhereTaken(write, times - 1);
  }
}

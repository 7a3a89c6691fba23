import type { AdminPostFilter } from '#articles/blog/posts.ts';
import { type ListPage, readNewestFirst } from '#kit/db/list-page.ts';
import type { Db } from '#kit/db/open.ts';
import { textContains, toFlag } from '#kit/db/portable.ts';
import type { Paging } from '#kit/wire/paging.ts';
import { type PostSummaryRow, summaryColumns } from './post-lists.queries.ts';

/** Drafts too, newest first. `search` also matches title and excerpt of the versions in other languages. */
export function listPosts(
  db: Db,
  { search, status, ...paging }: Omit<AdminPostFilter, 'summary'> & Paging,
): Promise<ListPage<PostSummaryRow>> {
  let query = db.selectFrom('posts').select(summaryColumns).where('deletedAt', 'is', null);
  if (status) query = query.where('isPublished', '=', toFlag(status === 'published'));
  if (search) {
    query = query.where((is) =>
      is.or([
        textContains(db, is.ref('posts.searchText'), search),
        is(
          'posts.id',
          'in',
          is
            .selectFrom('translations')
            .select('recordId')
            .where('kind', '=', 'posts')
            .where((version) => textContains(db, version.ref('translations.searchText'), search)),
        ),
      ]),
    );
  }
  return readNewestFirst(db, query, ['id'], { search, ...paging });
}

import { useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { postCard } from '#articles/blog/blog-page-texts.ts';
import type { AdminPostSummary } from '#articles/blog/posts.ts';
import { businessShortName } from '#company/profile/panel/business-name.ts';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { Action, ActionLink } from '#kit/panel/ui/action.tsx';
import { Tag } from '#kit/panel/ui/chip.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { adminPost, paths } from '#kit/paths/paths.ts';
import { longDate } from '#kit/time/dates.ts';
import { EditIcon, EyeIcon, TrashIcon } from '#kit/ui/icons/actions.tsx';
import { PostBadges } from './post-badges.tsx';
import { useDeletePost } from './use-delete-post.ts';

/** A row in a wide list, a card in a narrow one. */
export function PostRow({ post }: { post: AdminPostSummary }) {
  const remove = useDeletePost(post);
  const [isAsking, setAsking] = useState(false);
  const editor = adminPost.edit(post.id);
  const openEditor = useLinkClickHandler(editor, { state: { openedHere: true } });
  const editorAddress = useHref(editor);
  const { title } = post;

  return (
    <ListItem row={post} isBusy={remove.isPending}>
      <div className="min-w-0 @max-4xl:col-span-full">
        <h2 className="font-semibold wrap-anywhere">
          <a href={editorAddress} onClick={openEditor} className="rounded-md hover:text-link hover:underline">
            {title}
          </a>
        </h2>
        {post.excerpt !== '' && (
          <p className="mt-0.5 line-clamp-2 text-ink-soft wrap-anywhere">{post.excerpt}</p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span>{postCard.team.replace('{businessShort}', businessShortName())}</span>
          <When at={post.createdAt} format={longDate} />
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5 @max-4xl:col-span-full @4xl:contents">
        <div>
          <Tag>{post.category}</Tag>
        </div>
        <div className="flex flex-wrap gap-1.5 @4xl:flex-col @4xl:items-start">
          <PostBadges post={post} />
        </div>
      </div>
      <RowActions className="">
        {post.isPublished && (
          <ActionLink
            label="View"
            about={title}
            icon={EyeIcon}
            href={paths.article(post.slug)}
            target="_blank"
            rel="noreferrer"
          />
        )}
        <ActionLink label="Edit" about={title} icon={EditIcon} href={editorAddress} onClick={openEditor} />
        <Action label="Delete" about={title} icon={TrashIcon} onClick={() => setAsking(true)} />
      </RowActions>
      <Confirm
        open={isAsking}
        question="Are you sure you want to delete this blog post?"
        detail={post.isPublished ? `“${title}” will be removed from your website.` : `“${title}”, a draft`}
        action="Delete"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </ListItem>
  );
}

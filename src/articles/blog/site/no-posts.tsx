import type { ReactNode } from 'react';
import { postCard } from '#articles/blog/blog-page-texts.ts';
import { ArticleIcon } from '#kit/ui/icons/office.tsx';

export function NoPosts({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={`rounded-picture bg-sand px-6 py-14 text-center ${className}`}>
      <ArticleIcon className="mx-auto size-12 text-teal" />
      <p className="mt-4 font-display text-2xl font-bold">{postCard.emptyTitle}</p>
      <p className="mt-2 text-ink-soft">{postCard.emptyText}</p>
      {children}
    </div>
  );
}

import { postCard } from '#shared/content/pages/blog.ts';
import * as text from '#shared/content/pages/blog-list.ts';

export function CategoryBadge({ category, className = '' }: { category: string; className?: string }) {
  return (
    <p className={`w-fit rounded-full bg-teal-wash px-3 py-0.5 text-sm font-semibold text-teal ${className}`}>
      {text.categoryName(category) || postCard.categoryFallback}
    </p>
  );
}

import * as text from '#articles/blog/blog-list-page-texts.ts';
import { postCard } from '#articles/blog/blog-page-texts.ts';

export function CategoryBadge({ category, className = '' }: { category: string; className?: string }) {
  return (
    <p className={`w-fit rounded-full bg-teal-wash px-3 py-0.5 text-sm font-semibold text-teal ${className}`}>
      {text.categoryName(category) || postCard.categoryFallback}
    </p>
  );
}

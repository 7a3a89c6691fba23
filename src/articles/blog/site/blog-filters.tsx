import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react';
import { type BlogFilter, blogList, maxSearchLength } from '#articles/blog/blog-list.ts';
import * as text from '#articles/blog/blog-list-page-texts.ts';
import { blogPage as content } from '#articles/blog/blog-page-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import { controlClass } from '#kit/ui/field.tsx';
import { SearchIcon } from '#kit/ui/icons/actions.tsx';

interface FiltersProps {
  filter: BlogFilter;
  /** `waitMs` debounces changes while the visitor types. */
  onChange: (filter: BlogFilter, waitMs?: number) => void;
}

/** The debounce, in milliseconds. */
const typingPause = 150;

/** Without a script, a plain GET form. */
export function SearchForm({ filter, onChange }: FiltersProps) {
  const input = useRef<HTMLInputElement>(null);

  // Applies text that was typed, or restored by the browser, before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const typed = input.current!.value;
    if (typed !== filter.search) onChange({ ...filter, search: typed });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    onChange(filter);
  }

  return (
    <search>
      <form action={paths.blog} onSubmit={submit} className="relative">
        {filter.category && <input type="hidden" name="category" value={filter.category} />}
        <input
          ref={input}
          type="search"
          name="search"
          aria-label={content.searchLabel}
          placeholder={content.searchPlaceholder}
          maxLength={maxSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value }, typingPause)}
          className={`${controlClass} pr-14`}
        />
        <button
          type="submit"
          aria-label={content.searchButton}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-input text-teal transition-colors hover:bg-teal-wash"
        >
          <SearchIcon />
        </button>
      </form>
    </search>
  );
}

/** Real links, which can be shared, opened in a new tab, and followed without a script. */
export function CategoryLinks({
  categories,
  filter,
  onChange,
}: FiltersProps & { categories: readonly string[] }) {
  function choose(event: MouseEvent, category: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChange({ ...filter, category });
  }
  return (
    <nav aria-label={text.categoriesLabel}>
      <ul className="-mx-5 flex gap-1.5 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {['', ...categories].map((category) => (
          <li key={category}>
            <a
              href={blogList({ search: filter.search.trim(), category })}
              aria-current={category === filter.category ? 'true' : undefined}
              onClick={(event) => choose(event, category)}
              className="flex min-h-11 items-center rounded-full bg-white px-3.5 text-sm font-semibold whitespace-nowrap text-teal ring-1 ring-line transition-colors ring-inset hover:bg-teal-wash aria-[current]:bg-teal aria-[current]:text-white"
            >
              {text.categoryName(category) || content.allLabel}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

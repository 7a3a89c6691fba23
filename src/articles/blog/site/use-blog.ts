import { useRef, useState } from 'react';
import { type BlogFilter, blogList, blogRange } from '#articles/blog/blog-list.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import { language } from '#kit/language/locale.ts';
import { sendRequest } from '#kit/pages/api-client.ts';
import { api } from '#kit/paths/paths.ts';
import { totalCountHeader } from '#kit/wire/total-count.ts';
import type { BlogData } from './blog-data.ts';

/** Filters the list on the server as the visitor types. The URL always matches the list. */
export function useBlog(initial: BlogData) {
  /** Not trimmed; the query is. */
  const [filter, setFilter] = useState<BlogFilter>({ search: initial.search, category: initial.category });
  const [found, setFound] = useState(initial);
  const [state, setState] = useState<'loaded' | 'loading' | 'failed'>('loaded');
  const running = useRef<AbortController>(undefined);

  function narrow(next: BlogFilter, waitMs = 0) {
    setFilter(next);
    if (next.search.trim() === filter.search.trim() && next.category === filter.category) return;
    history.replaceState(history.state, '', blogList({ ...next, search: next.search.trim() }));
    void load(next, waitMs);
  }

  async function load({ search, category }: BlogFilter, waitMs = 0) {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setState('loading');
    try {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (signal.aborted) return;
      const asked = { search: search.trim(), category };
      const { posts, total } = await askForPosts(asked, signal);
      setFound({ ...initial, ...asked, page: 1, posts, total });
      setState('loaded');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  }

  return { filter, found, state, narrow, retry: () => void load(filter) };
}

async function askForPosts({ search, category }: BlogFilter, signal: AbortSignal) {
  const { limit } = blogRange(1);
  const query = new URLSearchParams({
    summary: '1',
    order: 'pinned',
    limit: String(limit),
    search,
    category,
    language,
  });
  const { response, text } = await sendRequest(`${api.posts}?${query}`, { signal, timeoutMs: 8000 });
  return {
    posts: JSON.parse(text) as PostSummary[],
    total: Number(response.headers.get(totalCountHeader)),
  };
}

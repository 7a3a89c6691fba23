import { useQuery } from '@tanstack/react-query';
import { TextField } from '#kit/panel/ui/field.tsx';
import { useDebounced } from '#kit/panel/ui/use-debounced.ts';
import { wantedSlug } from '#kit/wire/slug.ts';
import { slugQuery } from './posts-queries.ts';

interface SlugFieldProps {
  name: string;
  label: string;
  slug: string;
  title: string;
  /** The saved post's. */
  id: number | undefined;
  /** The current public slug of a published post. */
  publicSlug: string | undefined;
  error: string | undefined;
  getPath: (slug: string) => string;
  onChange: (slug: string) => void;
}

/** Shows the post's future URL. */
export function SlugField({ slug, title, id, publicSlug, getPath, onChange, ...field }: SlugFieldProps) {
  const wanted = slug.trim() === '' && title.trim() === '' ? '' : wantedSlug({ slug, title });
  const asked = useDebounced(wanted, 300);
  const { data } = useQuery({ ...slugQuery({ slug: asked, title: '', id }), enabled: asked !== '' });
  const answer = data?.wanted === wanted ? data.slug : wanted;
  return (
    <TextField
      {...field}
      placeholder="auto-generated-from-title"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      value={slug}
      hint={getHint(getPath, wanted, answer, publicSlug)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function getHint(
  getPath: SlugFieldProps['getPath'],
  wanted: string,
  answer: string,
  publicSlug: string | undefined,
): string {
  if (wanted === '') return getPath('your-slug');
  const address = getPath(answer);
  const said = answer === wanted ? address : `${getPath(wanted)} is taken. This post will be at ${address}`;
  const isMoved = publicSlug !== undefined && publicSlug !== answer;
  return isMoved ? `${said}. ${getPath(publicSlug)} will redirect there.` : said;
}

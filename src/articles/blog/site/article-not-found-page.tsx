import { articlePage } from '#articles/blog/article-page-texts.ts';
import { LostSock } from '#company/frame/site/lost-sock.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { ArrowLeftIcon } from '#kit/ui/icons/arrows.tsx';

const { notFound, backLabel } = articlePage;

function ArticleNotFoundPage() {
  return (
    <Container className="grid items-center gap-10 py-12 lg:grid-cols-2 lg:gap-16 lg:py-20">
      <div>
        <h1 className="text-h1">{notFound.title}</h1>
        <p className="mt-5 max-w-[29.5em] text-lg text-ink-soft">{notFound.text}</p>
        <ButtonLink href={paths.blog} className="mt-8">
          <ArrowLeftIcon className="size-5" />
          {backLabel}
        </ButtonLink>
      </div>
      <LostSock />
    </Container>
  );
}

/** Served with status 404. Has no canonical URL, so it is not indexed. */
export const articleNotFoundPage = definePage<object>({
  kind: 'static',
  path: '*',
  view: ArticleNotFoundPage,
  head: () => ({ title: `${notFound.title} | {business}`, description: notFound.description }),
});

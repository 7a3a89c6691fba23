import { articlePage as content } from '#articles/blog/article-page-texts.ts';
import { Breadcrumbs } from '#company/frame/site/breadcrumbs.tsx';
import { CallToAction } from '#company/frame/site/call-to-action.tsx';
import { phoneSizes } from '#company/pictures/site/pictures-url.ts';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Container } from '#kit/ui/container.tsx';
import { ArrowLeftIcon } from '#kit/ui/icons/arrows.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleContents } from './article-contents.tsx';
import type { ArticleData } from './article-data.ts';
import { articleHead, blogCrumb } from './article-head.ts';
import { CategoryBadge } from './category-badge.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostImage } from './post-image.tsx';
import { RelatedPosts } from './related-posts.tsx';

const { callToAction } = content;

function ArticlePage({ related, ...article }: ArticleData) {
  return (
    <>
      <Article {...article} />
      <RelatedPosts posts={related} />
    </>
  );
}

function Article({ post, body, sections }: Omit<ArticleData, 'related'>) {
  return (
    <Container className="pt-3 lg:pt-6">
      <Breadcrumbs trail={[blogCrumb]} here={post.title} />
      <article>
        <header className="mt-3 grid items-center gap-x-12 gap-y-8 lg:mt-6 lg:grid-cols-2 lg:gap-x-16">
          <div>
            <a
              href={paths.blog}
              className="mb-4 flex min-h-11 w-fit items-center gap-2 font-semibold text-teal underline-offset-4 hover:underline print:hidden"
            >
              <ArrowLeftIcon className="size-5" />
              {content.backLabel}
            </a>
            {post.category && <CategoryBadge category={post.category} />}
            <h1 className="mt-4 text-h2 lg:text-[3.25rem]">{post.title}</h1>
            <PostFacts post={post} className="mt-5" />
          </div>
          {post.featuredImage && (
            <PostImage
              image={post.featuredImage}
              sizes={`(min-width: 64rem) 36rem, ${phoneSizes}`}
              priority
              className="aspect-3/2 rounded-picture"
            />
          )}
        </header>
        <div className="mt-10 gap-x-20 lg:mt-16 lg:flex lg:has-[>:only-child]:justify-center">
          <ArticleContents sections={sections} minutes={post.readingMinutes} />
          <div className="min-w-0 lg:w-text">
            {post.excerpt && (
              <aside aria-label={content.summaryLabel} className="mb-8 rounded-card bg-sand p-6 lg:p-7">
                <p className="font-semibold text-sun-text">{content.summaryLabel}</p>
                <p className="mt-1 text-lg">{post.excerpt}</p>
              </aside>
            )}
            <ArticleBody body={body} />
          </div>
        </div>
      </article>
      <CallToAction
        id="call"
        heading={callToAction.heading}
        text={callToAction.text}
        className="mt-14 lg:mt-20 print:hidden"
      >
        <ButtonLink href={paths.calculator} variant="sun">
          {callToAction.calculatorLabel}
        </ButtonLink>
        <ButtonLink href={paths.contact} variant="light">
          {callToAction.estimateLabel}
        </ButtonLink>
      </CallToAction>
    </Container>
  );
}

export const articlePage = definePage<ArticleData>({
  kind: 'static',
  hasOwnIcons: true,
  path: paths.article(':slug'),
  view: ArticlePage,
  head: articleHead,
});

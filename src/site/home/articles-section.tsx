import { NoPosts } from '#articles/blog/site/no-posts.tsx';
import { PostGrid } from '#articles/blog/site/post-grid.tsx';
import { paths } from '#kit/paths/paths.ts';
import { ButtonLink } from '#kit/ui/button.tsx';
import { Section, SectionHeading } from '#kit/ui/section.tsx';
import { homePage } from '#site/texts/home-page-texts.ts';
import type { HomeData } from './home-data.ts';

const { articles } = homePage;

export function ArticlesSection({ latestPosts }: Pick<HomeData, 'latestPosts'>) {
  return (
    <Section id="articles">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionHeading section="articles" {...articles} />
        <ButtonLink href={paths.blog} variant="quiet">
          {articles.allLabel}
        </ButtonLink>
      </div>
      {latestPosts.length > 0 ? (
        <PostGrid posts={latestPosts} level="h3" isCompact className="mt-6 lg:mt-12" />
      ) : (
        <NoPosts className="mt-10" />
      )}
    </Section>
  );
}

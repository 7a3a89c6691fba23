import { homePage } from '#shared/content/pages/home.ts';
import { paths } from '#shared/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { NoPosts } from '../posts/no-posts.tsx';
import { PostGrid } from '../posts/post-grid.tsx';
import type { HomeData } from './home-data.ts';

const { articles } = homePage;

export function ArticlesSection({ latestPosts }: Pick<HomeData, 'latestPosts'>) {
  return (
    <Section id="articles">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading section="articles" {...articles} />
        <ButtonLink href={paths.blog} variant="quiet">
          {articles.allLabel}
        </ButtonLink>
      </div>
      {latestPosts.length > 0 ? (
        <PostGrid posts={latestPosts} level="h3" className="mt-10 lg:mt-12" />
      ) : (
        <NoPosts className="mt-10" />
      )}
    </Section>
  );
}

import { readFileSync } from 'node:fs';
import type { Profile } from '../../src/shared/profile.ts';
import type { Service } from '../../src/shared/services.ts';
import type { ArticleData } from '../../src/web/site/article/article-data.ts';
import type { HomeData } from '../../src/web/site/home/home-data.ts';

interface Content {
  home: HomeData;
  article: ArticleData;
  services: Service[];
  profile: Profile;
  titles: { home: string; article: string };
}

/** The data that the site's own loaders read, loaded once so that only the frameworks are compared. */
export const { home, article, services, profile, titles }: Content = JSON.parse(
  readFileSync(process.env.BENCH_CONTENT!, 'utf8'),
);

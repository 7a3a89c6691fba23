import { article, profile, titles } from '../../../../content.ts';
import { ArticleSite } from '../../../../sites.tsx';

export const dynamic = 'force-dynamic';
export const metadata = { title: titles.article };

export default function Page() {
  return <ArticleSite data={article} profile={profile} />;
}

import { articlePage } from '../../../../../../src/web/site/article/article-page.tsx';
import { article } from '../../../../content.ts';
import { Frame } from '../../../../frame.tsx';

export const dynamic = 'force-dynamic';
export const metadata = { title: articlePage.head(article, 'http://localhost').title };

export default function Page() {
  return (
    <Frame path="/blog">
      <articlePage.view {...article} />
    </Frame>
  );
}

import { useLoaderData } from 'react-router';
import { articlePage } from '../../../../../src/web/site/article/article-page.tsx';
import { Frame } from '../../../frame.tsx';

export const loader = async () => (await import('../../../content.ts')).article;

export default function Article() {
  const article = useLoaderData<typeof loader>();
  return (
    <Frame path="/blog">
      <articlePage.view {...article} />
    </Frame>
  );
}

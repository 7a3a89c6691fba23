import { useLoaderData } from 'react-router';
import { ArticleSite } from '../../../sites.tsx';

export async function loader() {
  const { article, profile } = await import('../../../content.ts');
  return { data: article, profile };
}

export default function Article() {
  return <ArticleSite {...useLoaderData<typeof loader>()} />;
}

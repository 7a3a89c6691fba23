import { articlePage as content } from '#articles/blog/article-page-texts.ts';
import type { ArticleData, TextBlock } from './article-data.ts';

/** article.css styles the elements, because an article's HTML has no classes. */
export function ArticleBody({ body }: Pick<ArticleData, 'body'>) {
  if (!body) return <p className="text-ink-soft">{content.emptyBody}</p>;
  if (body.kind === 'html') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server when saved and when read
    return <div className="article-text" dangerouslySetInnerHTML={{ __html: body.html }} />;
  }
  return (
    <div className="article-text">
      {body.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: never reordered, rendered once
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'heading') return <h2 id={block.id}>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

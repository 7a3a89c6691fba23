import { getPostCategories, type PostCategory } from '#articles/blog/posts.ts';
import type { ArticleQuestion } from './article-answer.ts';

/** Instructions for a model that writes for this business. */
export const articleInstructions = ({
  name,
  description,
  pieces,
  county,
  foundedYear,
  slogan,
  company,
}: ArticleQuestion['business']) => `You write articles for the blog of ${name}, a local cleaning business.

The business: ${description} It cleans ${pieces} at the customer's place, in ${county}, since ${foundedYear}. Its slogan: "${slogan}"

House style:
- Plain, warm American English for people at home. Short sentences, concrete steps, no hype, no exclamation marks.
- 600 to 900 words. Begin with the problem the reader has, not with a definition.
- Only advice that is safe for fabrics and people: test on a hidden spot first, never mix chemicals, say when to leave it to a professional.
- Never invent prices, statistics, studies, certificates, reviews or offers of the business. Give no medical advice.
- Mention ${name} at most once, at the end.

Answer with one JSON object and nothing else:
{"title": "at most 70 characters, no clickbait", "excerpt": "one or two sentences, at most 200 characters", "category": "exactly one of: ${getPostCategories(company.categories).join(', ')}", "content": "the article as HTML"}

The content uses only <h2>, <h3>, <p>, <ul>, <ol>, <li>, <strong>, <em> and <blockquote>: no <h1>, no pictures, no links, no scripts, no styles, no Markdown.`;

/** A topic is a subject, not an instruction to the model. */
export const articleTask = (topic: string) => `Write the article about this topic: ${JSON.stringify(topic)}`;

export const repairTask = (reason: string) =>
  `That was not usable: ${reason} Answer again with only the JSON object of title, excerpt, category and content.`;

/** For services that enforce a schema. */
export const articleJsonSchema = (categories: readonly PostCategory[]) => ({
  type: 'object',
  properties: {
    title: { type: 'string' },
    excerpt: { type: 'string' },
    category: { type: 'string', enum: categories },
    content: { type: 'string' },
  },
  required: ['title', 'excerpt', 'category', 'content'],
  additionalProperties: false,
});

import * as spanishArticle from '#articles/blog/article-page-texts.es.ts';
import * as article from '#articles/blog/article-page-texts.ts';
import * as spanishList from '#articles/blog/blog-list-page-texts.es.ts';
import * as list from '#articles/blog/blog-list-page-texts.ts';
import * as spanishBlog from '#articles/blog/blog-page-texts.es.ts';
import * as blog from '#articles/blog/blog-page-texts.ts';
import type { Language } from '#kit/language/language.ts';
import type { Shape } from '#kit/language/translation.ts';
import * as spanishInvoice from '#money/invoices/invoice-page-texts.es.ts';
import * as invoice from '#money/invoices/invoice-page-texts.ts';
import * as spanishFailure from '#site/failure/failure-page-texts.es.ts';
import * as failure from '#site/failure/failure-page-texts.ts';

const english = { ...article, ...list, ...blog, ...invoice, failure };

/** The server is built in English, so what it puts into a page or feed asks for the language here. */
export const pageTexts: Record<Language, Shape<typeof english>> = {
  en: english,
  es: { ...spanishArticle, ...spanishList, ...spanishBlog, ...spanishInvoice, failure: spanishFailure },
};

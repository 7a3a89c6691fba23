import { keywords } from '#company/catalog/keywords-texts.ts';
import { Rating } from '#company/profile/site/rating.tsx';
import { definePage } from '#kit/pages/page.ts';
import { paths } from '#kit/paths/paths.ts';
import { Calculator } from './calculator.tsx';
import type { CalculatorData } from './calculator-data.ts';
import * as text from './calculator-head-page-texts.ts';
import * as code from './code-field.tsx';
import * as complete from './complete-step.tsx';
import * as details from './details.tsx';
import { PlainHelp } from './plain-help.tsx';
import { ShownPrices } from './shown-prices.tsx';

export const calculatorPage = definePage<CalculatorData>({
  kind: 'live',
  path: paths.calculator,
  entry: 'src/site/calculator/calculator-entry.tsx',
  view: (data) => (
    <Calculator {...data} scripts={{ code, details, complete, PlainHelp, Rating, ShownPrices }} />
  ),
  head: () => ({
    title: text.title,
    description: text.description,
    keywords: keywords.calculator,
    canonical: paths.calculator,
  }),
});
